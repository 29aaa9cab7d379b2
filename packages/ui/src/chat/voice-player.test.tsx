import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { VoicePlayer } from './voice-player.tsx';

const shape = { seconds: 71, peaks: [0, 1, 0.5, 0] };
/** jsdom does not play media: calls of the element are recorded, and its events are fired as a browser would. */
const play = vi.fn(() => Promise.resolve());

beforeEach(() => {
  HTMLMediaElement.prototype.play = play;
  HTMLMediaElement.prototype.pause = vi.fn();
});
afterEach(() => {
  cleanup();
  play.mockClear();
});

describe('a voice player', () => {
  it('shows the duration before anything is loaded', () => {
    render(<VoicePlayer source="blob:1" shape={shape} />);
    expect(screen.getByTestId('voice-player').textContent).toBe('1:11');
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('1:11');
  });

  it('plays, shows its position, and can be paused', () => {
    render(<VoicePlayer source="blob:1" shape={shape} />);
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(play).toHaveBeenCalledOnce();
    const audio = document.querySelector('audio');
    if (!audio) throw new Error('there is no sound');
    fireEvent.play(audio);
    audio.currentTime = 4;
    fireEvent.timeUpdate(audio);
    expect(screen.getByTestId('voice-player').textContent).toBe('0:04 / 1:11');
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(HTMLMediaElement.prototype.pause).toHaveBeenCalled();
  });

  it('plays by itself if it is mounted so, and not when this changes later', () => {
    const { rerender } = render(<VoicePlayer source="blob:1" shape={shape} />);
    rerender(<VoicePlayer source="blob:1" shape={shape} playsItself />);
    expect(play).not.toHaveBeenCalled();
    render(<VoicePlayer source="blob:2" shape={shape} playsItself />);
    expect(play).toHaveBeenCalledOnce();
  });

  it('logs a refusal of the browser and continues', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    play.mockReturnValueOnce(Promise.reject(new DOMException('no', 'NotAllowedError')));
    render(<VoicePlayer source="blob:1" shape={shape} playsItself />);
    await vi.waitFor(() => expect(log).toHaveBeenCalledOnce());
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
    log.mockRestore();
  });

  it('fetches missing audio on Play, and then plays it', () => {
    const onLoad = vi.fn();
    const { rerender } = render(<VoicePlayer speech="available" onLoad={onLoad} />);
    expect(onLoad).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(onLoad).toHaveBeenCalledOnce();

    rerender(<VoicePlayer speech="loading" onLoad={onLoad} />);
    expect(screen.getByRole('button', { name: 'Preparing the sound' }).getAttribute('aria-busy')).toBe('true');
    expect(play).not.toHaveBeenCalled();

    rerender(<VoicePlayer source="blob:1" shape={shape} onLoad={onLoad} />);
    expect(play).toHaveBeenCalledOnce();
    expect(screen.getByTestId('voice-player').textContent).toContain('1:11');
  });

  it('shows that the audio could not be loaded, and retries on the next press', () => {
    const onLoad = vi.fn();
    render(<VoicePlayer speech="failed" onLoad={onLoad} />);
    expect(screen.getByRole('status').textContent).toContain('cannot be read out');
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(onLoad).toHaveBeenCalledOnce();
  });
});
