import { describe, expect, it } from 'vitest';
import { imagesAmong, NO_ATTACHMENTS, withImages, withoutImage, withRecording } from './attachments.ts';

const aPhoto = (name = 'shoe.png', type = 'image/png') => new File(['x'], name, { type });
const photos = (count: number) => Array.from({ length: count }, (_, n) => aPhoto(`${n}.png`));
const recording = { file: new File(['x'], 'note.webm', { type: 'audio/webm' }), shape: { seconds: 1, peaks: [1] } };

describe('attachments', () => {
  it('ATT-01 ATT-03 keeps the first five pictures and counts the rest', () => {
    expect(withImages(NO_ATTACHMENTS, photos(7))).toMatchObject({ attachments: { images: { length: 5 } }, dropped: 2 });

    const three = withImages(NO_ATTACHMENTS, photos(3)).attachments;
    const { attachments, dropped } = withImages(three, photos(4));
    expect(attachments.images.slice(0, 3)).toEqual(three.images);
    expect([attachments.images.length, dropped]).toEqual([5, 2]);
  });

  it('ATT-05 ATT-06 CONF-28 takes any picture among dropped or pasted files, and nothing else', () => {
    const heic = aPhoto('a.heic', 'image/heic');
    const png = aPhoto();
    expect(imagesAmong([new File(['x'], 'note.txt', { type: 'text/plain' }), heic, png])).toEqual([heic, png]);
  });

  it('ATT-10 a recording replaces the pictures', () => {
    expect(withRecording(recording)).toEqual({ images: [], recording });
  });

  it('OPEN-40 accepts no pictures beside a recording', () => {
    const present = withRecording(recording);
    expect(withImages(present, photos(2))).toEqual({ attachments: present, dropped: 0 });
  });

  it('removes one picture', () => {
    const [first, second] = [aPhoto('1.png'), aPhoto('2.png')];
    const present = withImages(NO_ATTACHMENTS, [first, second]).attachments;
    expect(withoutImage(present, first).images).toEqual([second]);
  });
});
