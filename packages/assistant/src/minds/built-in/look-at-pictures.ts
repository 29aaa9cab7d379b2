/** Handles messages with pictures: searches by them if picture search is available, else says that it is not. */
import type { Mind } from '../mind.ts';
import { findByPictures } from './abilities/find-by-pictures.ts';
import { WORDINGS } from './wording/wordings.ts';

export function lookingAtPictures(mind: Mind): Mind {
  return {
    async *reply(turn) {
      const { images = [], language, message } = turn;
      if (images.length === 0) return yield* mind.reply(turn);
      if (yield* findByPictures(turn, images)) return;
      const hasWords = message.trim() !== '';
      yield { type: 'text', content: `${WORDINGS[language].unreadImages}${hasWords ? '\n\n' : ''}` };
      if (hasWords) yield* mind.reply(turn);
    },
  };
}
