/**
 * Files that are dragged over a part of the page or pasted into it. Every file that is dropped there is taken, so that
 * the browser never leaves the page to open one; which of them are of use is for the caller to say.
 */
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';

export interface FileDrop {
  /** Files hover over the part right now. */
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
  /** A pointer enters a child before it leaves its parent, so entering and leaving are counted. */
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
        // Words that came with the files still go where the caret is.
        const files = [...event.clipboardData.files];
        if (files.length > 0) onFiles(files);
      },
    },
  };
}

function carriesFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files');
}
