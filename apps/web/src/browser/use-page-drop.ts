/**
 * Pictures that are dragged anywhere over the page, or pasted anywhere into it. While it is in use every file that is
 * dropped is taken, so that the browser never leaves the page to open one; only pictures are handed on.
 */
import { useEffect, useRef, useState } from 'react';

interface PageDropOptions {
  /** Off: drags and pastes are the browser's own business. */
  isOn: boolean;
  /** Told the first picture among what was dropped or pasted. */
  onPicture: (picture: File) => void;
}

/** @returns whether a picture hovers over the page right now. */
export function usePageDrop({ isOn, onPicture }: PageDropOptions): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useRef(onPicture);
  useEffect(() => {
    take.current = onPicture;
  });

  useEffect(() => {
    if (!isOn) return;
    /** A pointer enters a child before it leaves its parent, so entering and leaving are counted. */
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
      // Words go where the caret is.
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

/** While files are dragged a browser tells their types at best, never the files. */
function mayBePicture(carried: DataTransfer | null): boolean {
  if (!carried?.types.includes('Files')) return false;
  const types = [...carried.items].map(({ type }) => type).filter((type) => type !== '');
  return types.length === 0 || types.some((type) => type.startsWith('image/'));
}
