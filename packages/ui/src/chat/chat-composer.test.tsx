import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Attaching, ChatComposer } from './chat-composer.tsx';

afterEach(cleanup);
beforeEach(() => {
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
});

const photo = () => new File(['x'], 'shoe.png', { type: 'image/png' });

function anAttaching(fields: Partial<Attaching> = {}): Attaching {
  return {
    images: [],
    recording: null,
    offer: { images: true, recording: true },
    accept: 'image/png',
    level: null,
    refusal: null,
    recordingNote: null,
    onAddImages: vi.fn(),
    onRemoveImage: vi.fn(),
    onRemoveRecording: vi.fn(),
    onStartRecording: vi.fn(),
    onStopRecording: vi.fn(),
    onDiscardRecording: vi.fn(),
    ...fields,
  };
}

function composer(fields: Partial<Parameters<typeof ChatComposer>[0]> = {}) {
  const onSend = vi.fn();
  render(
    <ChatComposer
      text=""
      onTextChange={() => {}}
      isBusy={false}
      onSend={onSend}
      attaching={anAttaching()}
      layout="row"
      {...fields}
    />,
  );
  return onSend;
}

const isEnabled = (name: string) => !screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

describe('the composer', () => {
  it.each([
    ['nothing', {}, false],
    ['blanks', { text: '   ' }, false],
    ['words', { text: 'hi' }, true],
    ['words, but the assistant is busy', { text: 'hi', isBusy: true }, false],
    ['words, but the microphone is on', { text: 'hi', attaching: anAttaching({ level: () => 0 }) }, false],
    ['a picture', { attaching: anAttaching({ images: [photo()] }) }, true],
    ['five pictures', { attaching: anAttaching({ images: [1, 2, 3, 4, 5].map(photo) }) }, true],
    [
      'a voice note',
      { attaching: anAttaching({ recording: { file: new Blob(), shape: { seconds: 1, peaks: [1] } } }) },
      true,
    ],
  ] as const)('CHATMSG-06 CHATMSG-07 CHATMSG-08 CHATMSG-09 with %s', (_, fields, sends) => {
    const onSend = composer(fields);
    expect(isEnabled('Send')).toBe(sends);
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend).toHaveBeenCalledTimes(sends ? 1 : 0);
  });

  it('CHATMSG-09 CONF-27 OPEN-40 accepts no more pictures at five, beside a voice note, and while recording', () => {
    composer();
    expect(isEnabled('Attach pictures')).toBe(true);
    for (const full of [
      { images: [1, 2, 3, 4, 5].map(photo) },
      { recording: { file: new Blob(), shape: { seconds: 1, peaks: [1] } } },
      { level: () => 0 },
      { offer: { images: false, recording: true } },
    ]) {
      cleanup();
      composer({ attaching: anAttaching(full) });
      expect(isEnabled('Attach pictures')).toBe(false);
    }
  });

  it('explains why a control is disabled', () => {
    composer({ attaching: anAttaching({ offer: { images: false, recording: false } }) });
    expect(screen.getByRole('button', { name: 'Attach pictures' }).title).toBe(
      'This shop takes no pictures in the chat',
    );
    expect(screen.getByRole('button', { name: 'Record a voice message' }).title).toBe(
      'This shop takes no voice messages',
    );
  });

  it('OPEN-43 sends with Enter and breaks the line with Shift', () => {
    const onSend = composer({ text: 'hi' });
    const field = screen.getByRole('textbox');
    fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
    expect(onSend).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onSend).toHaveBeenCalledOnce();
  });

  it('BTN-20 has no attachment controls where messages are text only', () => {
    composer({ attaching: null });
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Send']);
  });
});
