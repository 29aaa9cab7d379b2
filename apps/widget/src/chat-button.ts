/** The button that opens the chat. The chat itself is loaded when it is pressed. */
import { HOST_NAME, openHost } from './host.ts';
import { wasOpen } from './kept.ts';
import type { EmbedOptions } from './parts.ts';
import buttonStyles from './styles/button.css';
import { LOADER_WORDS } from './words/loader-words.ts';

/** @returns what opens and closes the chat; null when another tag of the store has its button. */
export function openChatButton(options: EmbedOptions): ((isOpen: boolean) => Promise<void>) | null {
  const buttons = [...document.querySelectorAll<HTMLElement>(`${HOST_NAME}[data-button]`)];
  if (buttons.some(({ dataset }) => dataset.button === options.store)) return null;
  const words = LOADER_WORDS[options.language];
  const { element, root, show } = openHost(buttonStyles, options);
  // If another store's tag is on the page, its button already occupies the corner.
  root.style.setProperty('--before', `${buttons.length}`);
  element.dataset.button = options.store;
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = button.title = words.openChat;
  button.ariaExpanded = 'false';
  const notice = document.createElement('p');
  notice.role = 'status';
  root.append(button, notice);
  show();

  const isOpen = () => button.ariaExpanded === 'true';
  async function setOpen(wanted: boolean, takesFocus = true): Promise<void> {
    notice.textContent = '';
    try {
      const { toggleChat } = await options.load('chat');
      if (wanted !== isOpen()) await toggleChat(button, options, { takesFocus });
    } catch {
      notice.textContent = words.failed;
    }
  }
  // Preloads the part before the press.
  button.addEventListener('pointerenter', () => void options.load('chat').catch(() => undefined));
  button.addEventListener('click', () => void setOpen(!isOpen()));
  // The conversation follows the shopper over the pages of the shop.
  if (wasOpen(options.store)) void setOpen(true, false);
  return setOpen;
}
