/** The assistant's texts in English. */
import type { Wording } from './wording.ts';

export const en = {
  steps: {
    reading: 'Reading your message…',
    listening: 'Listening to your recording…',
    searching: 'Looking through the shelves…',
    order: 'Checking the order…',
    shop: 'Checking with the shop…',
  },

  quote: (name) => `“${name}”`,
  comma: ', ',
  products: (count, written) => (count === 1 ? '1 product' : `${written} products`),
  priced: (quoted, price) => `${quoted} for ${price}`,

  priceBelow: (price) => `under ${price}`,
  priceAbove: (price) => `over ${price}`,
  priceAbout: (price) => `around ${price}`,
  priceMax: (price) => `up to ${price}`,
  priceMin: (price) => `from ${price}`,
  priceBetween: (low, high) => `${low} to ${high}`,
  without: (label) => `without ${label}`,
  size: (label) => `size ${label}`,

  found: [
    ({ count, wish }) => `I found ${count} for ${wish}.`,
    ({ count, wish }) => `Here you go: ${count} for ${wish}.`,
    ({ count, wish }) => `For ${wish} I have ${count}.`,
  ],
  only: [(best) => `It is ${best}.`, (best) => `Take a look: ${best}.`],
  best: [
    (best, next) => `My first pick is ${best}, then ${next}.`,
    (best, next) => `I would start with ${best}; ${next} is worth a look too.`,
    (best, next) => `The closest match is ${best}, followed by ${next}.`,
  ],
  closest: [
    (wish) => `Nothing matches ${wish} exactly, but these come close.`,
    (wish) => `I have no exact match for ${wish}. Here is what comes closest.`,
  ],
  relaxed: ({ wish, condition, count }) => `I found nothing for ${wish}. ${condition}, I have ${count}.`,
  lettingGo: {
    attributes: 'If its features may differ',
    price: 'If the price may be different',
    color: 'If the colour may be different',
    size: 'If the size may be different',
    material: 'If the material may be different',
    gender: 'If it need not be for the same person',
    brand: 'If another brand is fine',
    category: 'If something related is fine',
  },
  lettingGoOfAll: 'If I keep only the main words',
  nothing: [
    (wish) => `I am sorry, I found nothing for ${wish}. Try fewer or different words, and I will look again.`,
    (wish) => `There is nothing for ${wish} in this shop, I am afraid. Shall we try other words?`,
  ],
  notUnderstood: [
    (wish) => `I do not know what ${wish} is. Could you say it in other words?`,
    (wish) => `${wish} tells me nothing, I am afraid. What is it for, or what is it like?`,
  ],
  notCarried: (kind) => `This shop does not carry ${kind}.`,
  soldOut: (wish) => `Everything for ${wish} is sold out at the moment.`,
  nearest: 'These come nearest.',
  more: [
    ({ shown, total }) => `Here are ${shown} more, out of ${total}.`,
    ({ shown, total }) => `${shown} more for you, out of ${total} in all.`,
  ],
  noMore: (total) => `That was everything: ${total} in all. Change a wish, and I will look again.`,
  noCheaper: (cheapest) => `I have nothing cheaper than ${cheapest}.`,
  noDearer: (dearest) => `I have nothing more expensive than ${dearest}.`,
  nothingToNarrow: 'Gladly! Tell me first what you are looking for, for example “red dress for a party”.',
  restarted: 'All right, a fresh start. What are you looking for?',
  otherChoices: 'Here are other ways to narrow it down.',
  noFurtherChoices: 'There is nothing left to choose between here. Shall we look for something else?',
  noOtherChoices: 'Tell me what you are looking for, and I will offer ways to narrow it down.',

  buttonBelow: (price) => `Under ${price}`,
  buttonSize: (label) => `Size ${label}`,
  buttonMore: 'Show more',

  greeting: [
    'Hello! What can I find for you?',
    'Hi there! What are you looking for today?',
    'Welcome! Tell me what you need.',
  ],
  thanks: ['You are welcome! Anything else I can find for you?', 'My pleasure. I am here if you need anything else.'],
  goodbye: ['Goodbye, and come back soon!', 'Take care! I am here whenever you need me.'],
  help: (store) =>
    `I am the shopping assistant of ${store}. Tell me what you want in your own words (“red dress for a party”), then narrow it down (“cheaper”, “in blue”, “size M”). I can also tell you where an order is, and about delivery, returns, payment and opening hours.`,
  unknown: [
    'I am sorry, I do not know that. I can find products, check an order, or tell you about delivery, returns and opening hours.',
    'That is beyond me, I am afraid. Ask me about products, an order, delivery or opening hours.',
  ],
  askPharmacist: 'Please ask a pharmacist or a doctor which medicine is right for you.',

  askOrderNumber:
    'Which order is it? Tell me its number and the e-mail or the last four digits of the phone you ordered with.',
  askOrderProof: (number) =>
    `To tell you about order ${number}, I need the e-mail or the last four digits of the phone it was placed with.`,
  orderNotTold: 'I cannot find an order with that number and those details. Please check both and try again.',
  orderNotThere: (number) => `This shop has no order with the number ${number}.`,
  noOrders: 'There are no orders yet.',
  orders: (count) => (count === 1 ? 'Here is the order.' : `Here are the ${count} latest orders.`),
  order: {
    Pending: (number) => `Order ${number} is being prepared.`,
    Shipped: (number) => `Order ${number} is on its way.`,
    Delivered: (number) => `Order ${number} has been delivered.`,
    Cancelled: (number) => `Order ${number} was cancelled.`,
    Returned: (number) => `Order ${number} was returned.`,
  },
  orderOtherStatus: (number, status) =>
    status ? `The status of order ${number} is “${status}”.` : `The shop has not given order ${number} a status yet.`,
  shippedOn: (date) => `Shipped on ${date}.`,
  deliveredOn: (date) => `Delivered on ${date}.`,
  expectedOn: (date) => `Expected on ${date}.`,
  trackingUnknown: (number) => `Order ${number} has no tracking number yet.`,
  dateUnknown: (number) => `The shop has not given a date for order ${number} yet.`,
  orderItems: (items) => `In it: ${items}.`,
  orderTotal: (total) => `The total is ${total}.`,
  tracking: (number) => `Tracking number: ${number}.`,

  noShopText: 'The shop has not told me about that yet. Please ask its staff.',
  branches: (count) => (count === 1 ? 'Here is our shop:' : 'Here are our shops:'),
  noBranches: 'The shop has not told me its addresses and opening hours yet.',

  unreadImages: 'I received your picture, but I cannot see pictures here yet. Please describe it in words.',
  heard: (words) => `I heard: “${words}”.`,
  unheard: {
    silence:
      'I did not hear anything in your recording. Please try again a little closer to the microphone, or type your message.',
    'nobody-listens':
      'I received your recording, but I cannot listen to English recordings here yet. Please type your message.',
    unreadable:
      'I received your recording, but it could not be played. Please record it again, two minutes at most, or type your message.',
    failed:
      'I received your recording, but I cannot listen just now. Please try again in a moment, or type your message.',
  },
} as const satisfies Wording;
