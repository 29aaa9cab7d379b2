/** Reads and writes WAV files: 16-bit PCM, which all players and speech endpoints support. */

export interface Sound {
  samples: Int16Array;
  /** Samples per second. */
  rate: number;
}

const HEADER_BYTES = 44;
const PCM = 1;
const FLOAT = 3;
const EXTENSIBLE = 0xfffe;

/** A mono file. */
export function writeWav({ samples, rate }: Sound): Buffer {
  const file = Buffer.alloc(HEADER_BYTES + samples.length * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(PCM, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples.length * 2, 40);
  littleEndian(samples).copy(file, HEADER_BYTES);
  return file;
}

/** Converts 16-bit samples to little-endian bytes, on any machine. */
export function littleEndian(samples: Int16Array): Buffer {
  const bytes = Buffer.alloc(samples.length * 2);
  for (const [place, sample] of samples.entries()) bytes.writeInt16LE(sample, place * 2);
  return bytes;
}

/** Converts little-endian bytes to samples; a trailing odd byte is dropped. */
export function fromLittleEndian(bytes: Uint8Array): Int16Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Int16Array.from({ length: Math.floor(bytes.length / 2) }, (_, place) => view.getInt16(place * 2, true));
}

/**
 * Reads a WAV file with 16-bit or float samples; channels are mixed to mono. Sizes in the header are ignored, because
 * programs that write to a pipe do not know them.
 * @throws when it is not such a file.
 */
export function readWav(file: Uint8Array): Sound {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WAVE') throw notWav();
  let format: { code: number; channels: number; rate: number; bits: number } | undefined;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const start = at + 8;
    if (name === 'fmt ' && start + 16 <= bytes.length) {
      const code = bytes.readUInt16LE(start);
      format = {
        code: code === EXTENSIBLE && start + 26 <= bytes.length ? bytes.readUInt16LE(start + 24) : code,
        channels: bytes.readUInt16LE(start + 2),
        rate: bytes.readUInt32LE(start + 4),
        bits: bytes.readUInt16LE(start + 14),
      };
    }
    if (name === 'data') {
      if (!format || format.channels < 1 || format.channels > 8 || format.rate < 8000 || format.rate > 192_000) {
        throw notWav();
      }
      return { samples: mono(bytes.subarray(start, Math.min(bytes.length, start + size)), format), rate: format.rate };
    }
    at = start + size + (size % 2);
  }
  throw notWav();
}

function mono(data: Buffer, { code, channels, bits }: { code: number; channels: number; bits: number }): Int16Array {
  const isFloat = code === FLOAT && bits === 32;
  if (!isFloat && !(code === PCM && bits === 16)) throw notWav();
  const width = (bits / 8) * channels;
  return Int16Array.from({ length: Math.floor(data.length / width) }, (_, frame) => {
    let sum = 0;
    for (let channel = 0; channel < channels; channel += 1) {
      const at = frame * width + (channel * bits) / 8;
      sum += isFloat ? data.readFloatLE(at) * 32_767 : data.readInt16LE(at);
    }
    return Math.max(-32_768, Math.min(32_767, Math.round(sum / channels)));
  });
}

const notWav = (): Error => new Error('This is no WAV file of 16 bit or float samples.');
