/** @jsxImportSource preact */
/** One entry of the conversation: a turn of the shopper, an answer with its products and orders, or a note. */
import type { ChatMessage, ChatSession, RawProduct } from '@quarry/client';
import { announceOpen } from '../announce.ts';
import type { EmbedOptions } from '../parts.ts';
import { Picture } from '../picture.tsx';
import { Price } from '../price.tsx';
import { productCard } from '../product-card.ts';
import type { ShopSettings } from '../store-settings.ts';
import type { ChatWords } from '../words/chat/chat-words.ts';
import { Feedback } from './feedback.tsx';
import { MarkdownText } from './markdown-text.tsx';

interface MessageProps {
  message: ChatMessage;
  isLast: boolean;
  isBusy: boolean;
  shop: ShopSettings;
  options: EmbedOptions;
  words: ChatWords;
  session: ChatSession;
}

export function Message({ message, isLast, isBusy, shop, options, words, session }: MessageProps) {
  const { text, isUser, type, author, failure, products = [], orders = [], buttons = [] } = message;
  const { imageUrls = [], audioUrl, backendMessageId } = message;
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
      {isUser && imageUrls.length > 0 && (
        <p class="sent">
          {imageUrls.map((address) => (
            <Picture key={address} source={address} origin={options.origin} />
          ))}
        </p>
      )}
      {isUser && audioUrl && (
        <p class="sent">
          {words.voiceMessage}{' '}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the answer begins with what was heard */}
          <audio controls src={audioUrl} />
        </p>
      )}
      {text &&
        (isUser ? (
          <p class="bubble">{text}</p>
        ) : (
          <div class={failure ? 'bubble failed' : 'bubble'} dir="auto">
            {failure ? (
              <p>{failure.kind === 'stopped' ? words.stopped : words.failed}</p>
            ) : (
              <MarkdownText text={text} />
            )}
          </div>
        ))}
      {failure?.canRetry && isLast && (
        <ul class="replies">
          <li>
            <button type="button" onClick={() => session.retry()}>
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
      {orders.map(({ order_number, status, tracking_number, tracking_url }) => (
        <dl class="order" key={order_number}>
          <dt>
            {words.order} <bdi>{order_number}</bdi>
          </dt>
          <dd>
            {status}
            {tracking_number && ' · '}
            {tracking_number && tracking_url ? (
              <a href={tracking_url} target="_blank" rel="noopener noreferrer">
                <bdi>{tracking_number}</bdi>
              </a>
            ) : (
              <bdi>{tracking_number}</bdi>
            )}
          </dd>
        </dl>
      ))}
      {!isUser && backendMessageId && !failure && !(isLast && isBusy) && (
        <Feedback message={message} session={session} words={words} />
      )}
      {isLast && buttons.length > 0 && (
        <ul class="replies">
          {buttons.map((label) => (
            <li key={label}>
              <button type="button" disabled={isBusy} onClick={() => session.pressButton(label)}>
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
      <a href={card.url} onClick={(event) => announceOpen(event, card, 'chat')}>
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
