/**
 * Handles pictures dragged over or pasted into the page. Accepts every dropped file, so that the browser does not
 * navigate to it; passes on only pictures.
 */
import { useEffect, useRef, useState } from 'react';

interface PageDropOptions {
  /** When false, the browser's default behaviour applies. */
  isOn: boolean;
  /** Called with the first picture among the dropped or pasted files. */
  onPicture: (picture: File) => void;
}

/** @returns whether a picture is dragged over the page. */
export function usePageDrop({ isOn, onPicture }: PageDropOptions): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useRef(onPicture);
  useEffect(() => {
    take.current = onPicture;
  });

  useEffect(() => {
    if (!isOn) return;
    /** `dragenter` of a child fires before `dragleave` of its parent, so both are counted. */
    let depth = 0;
    const endOver = () => {
      depth = 0;
      setIsOver(false);
    };
    const firstPicture = (files: FileList | undefined) => [...(files ?? [])].find(isPicture);
    const onDragEnter = ({ dataTransfer }: DragEvent) => {
      if (!mayBePicture(dataTransfer)) return;
      depth += 1;
      setIsOver(true);
    };
    const onDragOver = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const onDragLeave = ({ dataTransfer }: DragEvent) => {
      if (!mayBePicture(dataTransfer)) return;
      depth -= 1;
      if (depth <= 0) endOver();
    };
    const onDrop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      endOver();
      const picture = firstPicture(event.dataTransfer.files);
      if (picture) take.current(picture);
    };
    const onPaste = (event: ClipboardEvent) => {
      // Pasted text is inserted at the caret.
      const picture = firstPicture(event.clipboardData?.files);
      if (!picture) return;
      event.preventDefault();
      take.current(picture);
    };
    document.addEventListener('dragenter', onDragEnter);
    document.addEventListener('dragover', onDragOver);
    document.addEventListener('dragleave', onDragLeave);
    document.addEventListener('drop', onDrop);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('dragenter', onDragEnter);
      document.removeEventListener('dragover', onDragOver);
      document.removeEventListener('dragleave', onDragLeave);
      document.removeEventListener('drop', onDrop);
      document.removeEventListener('paste', onPaste);
      setIsOver(false);
    };
  }, [isOn]);

  return isOver;
}

function isPicture({ type }: File): boolean {
  return type.startsWith('image/');
}

/** During a drag, browsers reveal at most the types of files. */
function mayBePicture(carried: DataTransfer | null): boolean {
  if (!carried?.types.includes('Files')) return false;
  const types = [...carried.items].map(({ type }) => type).filter((type) => type !== '');
  return types.length === 0 || types.some((type) => type.startsWith('image/'));
}
