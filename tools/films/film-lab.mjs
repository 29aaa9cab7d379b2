// Runs in a browser page: receives frames and encodes a video. See encode-film.ts.
import {
  BufferTarget,
  CanvasSource,
  canEncodeVideo,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from './mediabunny.mjs';

const FORMATS = {
  webm: () => new WebMOutputFormat(),
  mp4: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
};
/** Chunk size for btoa, because the number of function arguments is limited. */
const PIECE = 0x8000;

let paper;
let source;
let output;

globalThis.filmLab = {
  /** @returns false when this browser has no encoder for it. */
  async begin({ width, height, container, codec, bitrate, keyFrameInterval }) {
    if (!(await canEncodeVideo(codec, { width, height, bitrate }))) return false;
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    paper = canvas.getContext('2d');
    output = new Output({ format: FORMATS[container](), target: new BufferTarget() });
    source = new CanvasSource(canvas, { codec, bitrate, keyFrameInterval, latencyMode: 'quality' });
    output.addVideoTrack(source);
    await output.start();
    return true;
  },

  /** A JPEG in base64; times in seconds. */
  async add({ picture, at, lasts }) {
    const image = new Image();
    image.src = `data:image/jpeg;base64,${picture}`;
    await image.decode();
    paper.drawImage(image, 0, 0);
    await source.add(at, lasts);
  },

  /** The film in base64. */
  async finish() {
    await output.finalize();
    const bytes = new Uint8Array(output.target.buffer);
    let text = '';
    for (let start = 0; start < bytes.length; start += PIECE) {
      text += String.fromCharCode(...bytes.subarray(start, start + PIECE));
    }
    return btoa(text);
  },
};
