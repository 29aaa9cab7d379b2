/** @jsxImportSource preact */
/** The chat window: conversation and input. */
import type { ChatMessage, ChatSession, RawProduct } from '@quarry/client';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { EmbedOptions } from '../options.ts';
import { Picture } from '../picture.tsx';
import { Price } from '../price.tsx';
import { productCard } from '../product-card.ts';
import type { ShopSettings } from '../store-settings.ts';
import { useObservable } from '../use-observable.ts';
import type { ChatWords } from '../words/chat/chat-words.ts';
import { MarkdownText } from './markdown-text.tsx';

interface ChatWindowProps {
  session: ChatSession;
  shop: ShopSettings;
  options: EmbedOptions;
  words: ChatWords;
  /** False: opened by itself, as on the page before. Default: true. */
  takesFocus?: boolean;
  onClose: () => void;
}

export function ChatWindow({ session, shop, options, words, takesFocus = true, onClose }: ChatWindowProps) {
  const { messages, isBusy, isTyping, step } = useObservable(session);
  const [text, setText] = useState('');
  const log = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const last = messages.at(-1);

  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    const node = log.current;
    if (node) node.scrollTop = node.scrollHeight;
  }, [messages.length, last?.text, last?.products, step]);

  function send() {
    if (session.send({ text }) === 'sent') setText('');
  }

  return (
    <div
      class="window"
      role="dialog"
      aria-label={words.chatTitle}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div class="head">
        <h2>{words.chatTitle}</h2>
        <button
          type="button"
          class="icon"
          aria-label={words.startAgain}
          title={words.startAgain}
          onClick={() => session.reset()}
        >
          <Drawing path="M4 4v4h4 M4.6 8A6 6 0 1 1 4 11" />
        </button>
        <button type="button" class="icon" aria-label={words.close} title={words.close} onClick={onClose}>
          <Drawing path="M5 5l10 10 M15 5L5 15" />
        </button>
      </div>
      {/* A growing log is announced by screen readers and can be scrolled by keyboard. */}
      <div ref={log} class="log" role="log" aria-label={words.conversation} tabIndex={0}>
        <p class="notice">{words.notice}</p>
        {messages
          .filter(({ type }) => type !== 'separator')
          .map((message) => (
            <Message
              key={message.id}
              message={message}
              isLast={message === last}
              isBusy={isBusy}
              shop={shop}
              options={options}
              words={words}
              onButton={(label) => session.pressButton(label)}
              onRetry={() => session.retry()}
            />
          ))}
        {step && <p class="step">{step}</p>}
        {isTyping && (
          <p class="typing" role="status" aria-label={words.loading}>
            <span />
            <span />
            <span />
          </p>
        )}
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <textarea
          ref={input}
          rows={1}
          maxLength={4000}
          // A placeholder has the direction of the page; entered text has its own.
          dir={text ? 'auto' : undefined}
          aria-label={words.placeholder}
          placeholder={words.placeholder}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
            event.preventDefault();
            send();
          }}
        />
        {isBusy ? (
          <button type="button" class="send" aria-label={words.stop} title={words.stop} onClick={() => session.stop()}>
            <Drawing path="M6 6h8v8H6z" />
          </button>
        ) : (
          <button type="submit" class="send" aria-label={words.send} title={words.send} disabled={text.trim() === ''}>
            <Drawing path="M10 16V4.5 M5 9.2L10 4.2l5 5" />
          </button>
        )}
      </form>
    </div>
  );
}

interface MessageProps {
  message: ChatMessage;
  isLast: boolean;
  isBusy: boolean;
  shop: ShopSettings;
  options: EmbedOptions;
  words: ChatWords;
  onButton: (label: string) => void;
  onRetry: () => void;
}

function Message({ message, isLast, isBusy, shop, options, words, onButton, onRetry }: MessageProps) {
  const { text, isUser, type, author, failure, products = [], orders = [], buttons = [] } = message;
  if (type) {
    return <p class="notice">{type === 'person-joined' ? words.personJoined(author ?? '') : words.personLeft}</p>;
  }
  return (
    <div class={isUser ? 'turn own' : 'turn'}>
      {author === undefined ? (
        <span class="sr-only">{isUser ? words.you : words.assistant}:</span>
      ) : (
        <p class="notice">
          <b>
            <bdi>{author}</bdi>
          </b>{' '}
          · {words.staff}
        </p>
      )}
      {text &&
        (isUser ? (
          <p class="bubble" dir="auto">
            {text}
          </p>
        ) : (
          <div class={failure ? 'bubble failed' : 'bubble'} dir="auto">
            {failure ? <p>{words.failed}</p> : <MarkdownText text={text} />}
          </div>
        ))}
      {failure?.canRetry && isLast && (
        <ul class="replies">
          <li>
            <button type="button" onClick={onRetry}>
              {words.retry}
            </button>
          </li>
        </ul>
      )}
      {products.length > 0 && (
        <ul class="rail" tabIndex={0}>
          {products.map((product) => (
            <Product key={product.id} product={product} shop={shop} options={options} words={words} />
          ))}
        </ul>
      )}
      {orders.map(({ order_number, status, tracking_number }) => (
        <dl class="order" key={order_number}>
          <dt>
            {words.order} <bdi>{order_number}</bdi>
          </dt>
          <dd>
            {status}
            {tracking_number && <bdi> · {tracking_number}</bdi>}
          </dd>
        </dl>
      ))}
      {isLast && buttons.length > 0 && (
        <ul class="replies">
          {buttons.map((label) => (
            <li key={label}>
              <button type="button" disabled={isBusy} onClick={() => onButton(label)}>
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ProductProps {
  product: RawProduct;
  shop: ShopSettings;
  options: EmbedOptions;
  words: ChatWords;
}

function Product({ product, shop, options, words }: ProductProps) {
  const card = productCard(product, shop, options.origin);
  if (!card) return null;
  return (
    <li>
      <a href={card.url}>
        <Picture source={card.image} origin={options.origin} />
        <span class="name">{card.name}</span>
        <Price
          amount={card.amount}
          original={card.original}
          shop={shop}
          language={options.language}
          originalLabel={words.originalPrice}
        />
      </a>
    </li>
  );
}

function Drawing({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
