/** A reply while it arrives: progress, growing text, and everything else at its end. */
import { expect, test } from '@playwright/test';
import { anOrder, aPiece, aProduct, docsPiece, holdStream, openChat, openShop, say } from './mocks.ts';

test('CHATMSG-12 CHATMSG-13 CHATMSG-14 CHATMSG-15 CONF-35 shows progress, then the growing text', async ({ page }) => {
  const stream = await holdStream(page);
  await openShop(page);
  const chat = await openChat(page);
  await say(page, 'a dress');
  await expect(chat.getByTestId('typing-indicator')).toBeVisible();

  await stream.push(aPiece('step', ''));
  await expect(chat.getByTestId('progress-line')).toHaveText('Processing...');
  await expect(chat.getByTestId('typing-indicator')).toHaveCount(0);
  await expect(chat.getByTestId('progress-line').locator('[data-spinner]')).toBeVisible();
  await stream.push(aPiece('step', 'Searching the shelves'));
  await expect(chat.getByTestId('progress-line')).toHaveText('Searching the shelves');

  await stream.push(aPiece('text', 'Three dresses '));
  await expect(chat.getByTestId('progress-line')).toHaveCount(0);
  await expect(chat.getByTestId('message-text').last()).toHaveText('Three dresses');
  await stream.push(aPiece('text', 'fit.'));
  await expect(chat.getByTestId('message-text').last()).toHaveText('Three dresses fit.');
  await stream.end();
  await expect(chat.getByRole('textbox').first()).toBeEnabled();
});

test('CHATMSG-01 CHATMSG-16 STREAM-03 the finished message has text, products, orders, quick replies and its id', async ({
  page,
}) => {
  const calls = await openShop(page, {
    stream: {
      text:
        aPiece('step', 'Searching') +
        aPiece('text', 'Here.') +
        docsPiece(aProduct({ name: 'Chat dress', original_price: 20, discounted_price: 15 })) +
        aPiece('orders', { result: [anOrder()] }) +
        aPiece('buttons', ['More']) +
        aPiece('audio', { audio_content: Buffer.alloc(4800).toString('base64'), mime_type: 'audio/L16;rate=24000' }),
    },
  });
  const chat = await openChat(page);
  await say(page, 'everything');
  const answer = chat.getByTestId('assistant-message').last();
  await expect(answer.getByTestId('message-text')).toHaveText('Here.');
  await expect(answer.locator('[data-product]')).toContainText('Chat dress');
  await expect(answer.locator('[data-product] s')).toHaveText('$20.00');
  await expect(answer.locator('[data-order]')).toContainText('DU-48213');
  await expect(answer.getByRole('button', { name: 'More' })).toBeVisible();
  await expect(answer.locator('audio')).toHaveAttribute('src', /^blob:/);
  await answer.getByRole('button', { name: 'Like', exact: true }).click();
  await expect.poll(() => calls.find((call) => call.path === '/api/comment')?.body?.messageId).toBe('42');
});

test('CHATMSG-17 products without text have no empty bubble', async ({ page }) => {
  await openShop(page, { stream: { text: aPiece('text', '  \n ') + docsPiece(aProduct()) } });
  const chat = await openChat(page);
  await say(page, 'dress');
  const answer = chat.getByTestId('assistant-message').last();
  await expect(answer.locator('[data-product]')).toHaveCount(1);
  await expect(answer.getByTestId('message-text')).toHaveCount(0);
});

test('STREAM-11 invalid pieces are skipped with a warning, the rest is shown', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await openShop(page, {
    stream: { text: `${aPiece('text', 'One. ')}<oops>{"type":"dance"}${aPiece('text', 'Two.')}` },
  });
  const chat = await openChat(page);
  await say(page, 'hello');
  await expect(chat.getByTestId('message-text').last()).toHaveText('One. Two.');
  await expect.poll(() => warnings.length).toBeGreaterThan(0);
});

test('STREAM-01 STREAM-02 Georgian characters may be split between chunks', async ({ page }) => {
  await page.addInitScript(() => {
    const real = window.fetch;
    window.fetch = (input, init) => {
      if (!String(input instanceof Request ? input.url : input).includes('/api/qchat')) return real(input, init);
      const bytes = new TextEncoder().encode(
        `${JSON.stringify({ message_id: 'e-1', type: 'text', content: 'წითელი ' })}${JSON.stringify({ message_id: 'e-1', type: 'text', content: 'კაბა' })}`,
      );
      let at = 0;
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          if (at >= bytes.length) controller.close();
          else controller.enqueue(bytes.slice(at, ++at));
        },
      });
      return Promise.resolve(new Response(body));
    };
  });
  await openShop(page);
  const chat = await openChat(page);
  await say(page, 'კაბა');
  await expect(chat.getByTestId('message-text').last()).toHaveText('წითელი კაბა');
  await expect(chat.getByTestId('assistant-message').last()).toHaveAttribute('lang', 'ka');
});

test('the assistant’s text is never executed as HTML', async ({ page }) => {
  await openShop(page, {
    stream: { text: aPiece('text', '**Bold** <img src=x onerror="window.broken=1"> [go](javascript:window.broken=1)') },
  });
  const chat = await openChat(page);
  await say(page, 'hello');
  const words = chat.getByTestId('message-text').last();
  await expect(words.locator('strong')).toHaveText('Bold');
  await expect(words.locator('img')).toHaveCount(0);
  expect(
    await words.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')),
  ).not.toContain('javascript:window.broken=1');
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
});

test('CHATMSG-16 finished answers are announced politely and are on the page once', async ({ page }) => {
  await openShop(page, { stream: { text: aPiece('text', 'Three dresses fit.') } });
  const chat = await openChat(page);
  await say(page, 'a dress');
  await expect(chat.locator('[aria-live=polite]')).toContainText('Three dresses fit.');
  await expect(page.getByText('Three dresses fit.', { exact: true })).toHaveCount(1);
  await expect(page.getByText('a dress', { exact: true })).toHaveCount(1);
});
