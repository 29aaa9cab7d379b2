import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { asComposedPng, COMPOSED_NOTE } from './composed-png.ts';

describe('a composed picture', () => {
  it('states so in text and XMP metadata, and is still a valid picture', async () => {
    const plain = await sharp({ create: { width: 9, height: 7, channels: 3, background: '#abcdef' } })
      .webp()
      .toBuffer();

    const composed = await asComposedPng(plain);

    const metadata = await sharp(composed).metadata();
    expect(metadata).toMatchObject({ format: 'png', width: 9, height: 7 });
    expect(metadata.comments).toContainEqual({ keyword: 'Description', text: COMPOSED_NOTE });
    expect(metadata.xmp?.toString()).toContain('digitalsourcetype/compositeSynthetic');
  });
});
