/** What happens after a demo is booked. */
export const DEMO_STEPS = [
  {
    title: 'A first call, 15-30 minutes',
    text: 'You tell us what your shoppers look for and where your search lets them down. We show what the answer looks like on a demo shop.',
  },
  {
    title: 'A second demo, on your own dataset',
    text: 'Send a product feed, or let us read the public one. We index it and bring your hardest queries, with the results you get today beside ours.',
  },
  {
    title: 'You decide',
    text: 'No card, no contract before that. If it does not earn its place, you keep the list of queries that found nothing.',
  },
] as const;
