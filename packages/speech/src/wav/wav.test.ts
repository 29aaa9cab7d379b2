import { describe, expect, it } from 'vitest';
import { fromLittleEndian, littleEndian, readWav, writeWav } from './wav.ts';

const samples = Int16Array.from([0, 1, -1, 32_767, -32_768, 12_345]);

describe('a WAV file', () => {
  it('STREAM-12 is mono and 16 bit, and reads back unchanged', () => {
    const file = writeWav({ samples, rate: 24_000 });

    expect(file.toString('latin1', 0, 4)).toBe('RIFF');
    expect(file.readUInt16LE(22)).toBe(1);
    expect(file.readUInt32LE(24)).toBe(24_000);
    expect(file.readUInt16LE(34)).toBe(16);
    expect(readWav(file)).toEqual({ samples, rate: 24_000 });
  });

  it('of unknown length, as written to a pipe, is read to its end', () => {
    const file = writeWav({ samples, rate: 22_050 });
    file.writeUInt32LE(0x7ffff000, 40);
    file.writeUInt32LE(0x7ffff024, 4);

    expect(readWav(file)).toEqual({ samples, rate: 22_050 });
  });

  it('in stereo becomes mono, with floats becomes 16 bit, and other chunks are skipped', () => {
    const stereo = writeWav({ samples: Int16Array.from([100, 300, -50, -150]), rate: 8000 });
    stereo.writeUInt16LE(2, 22);
    expect([...readWav(stereo).samples]).toEqual([200, -100]);

    const floats = Buffer.from(new Float32Array([0, 0.5, -1]).buffer);
    const header = writeWav({ samples: new Int16Array(0), rate: 16_000 });
    header.writeUInt16LE(3, 20);
    header.writeUInt16LE(32, 34);
    header.writeUInt32LE(floats.length, 40);
    const list = Buffer.from('LIST\x04\0\0\0INFO', 'latin1');
    const file = Buffer.concat([header.subarray(0, 36), list, header.subarray(36), floats]);
    expect([...readWav(file).samples]).toEqual([0, 16_384, -32_767]);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['another file', Buffer.from('ID3\x04 some music that is compressed')],
    ['a header alone', writeWav({ samples, rate: 24_000 }).subarray(0, 36)],
    ['a rate of nothing', writeWav({ samples, rate: 0 })],
    ['no form that we know', ((file) => (file.writeUInt16LE(85, 20), file))(writeWav({ samples, rate: 24_000 }))],
  ])('that is %s is refused', (_what, file) => {
    expect(() => readWav(file)).toThrow('no WAV file');
  });

  it('is little-endian at any offset', () => {
    const bytes = littleEndian(samples);
    const inside = Buffer.concat([Buffer.alloc(3), bytes, Buffer.from([7])]).subarray(3);

    expect([...bytes.subarray(0, 6)]).toEqual([0, 0, 1, 0, 255, 255]);
    expect([...fromLittleEndian(inside)]).toEqual([...samples]);
  });
});
