/**
 * Handles files dragged over or pasted into an element. Accepts every dropped file, so that the browser does not
 * navigate to it; the caller selects the usable ones.
 */
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';

export interface FileDrop {
  /** Whether files are dragged over the element. */
  isOver: boolean;
  handlers: {
    onDragEnter: (event: DragEvent) => void;
    onDragOver: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
    onPaste: (event: ClipboardEvent) => void;
  };
}

export function useFileDrop(onFiles: (files: File[]) => void): FileDrop {
  const [isOver, setIsOver] = useState(false);
  /** `dragenter` of a child fires before `dragleave` of its parent, so both are counted. */
  const depth = useRef(0);

  function endOver() {
    depth.current = 0;
    setIsOver(false);
  }

  return {
    isOver,
    handlers: {
      onDragEnter(event) {
        if (!carriesFiles(event)) return;
        depth.current += 1;
        setIsOver(true);
      },
      onDragOver(event) {
        if (carriesFiles(event)) event.preventDefault();
      },
      onDragLeave(event) {
        if (!carriesFiles(event)) return;
        depth.current -= 1;
        if (depth.current <= 0) endOver();
      },
      onDrop(event) {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        endOver();
        onFiles([...event.dataTransfer.files]);
      },
      onPaste(event) {
        // Text pasted with the files is still inserted at the caret.
        const files = [...event.clipboardData.files];
        if (files.length > 0) onFiles(files);
      },
    },
  };
}

function carriesFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files');
}
