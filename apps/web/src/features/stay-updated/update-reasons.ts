/** Occasions for news. */
export const UPDATE_REASONS = [
  { value: 'shopify', label: 'When Shopify app launches' },
  { value: '1month', label: 'Update in 1 month' },
  { value: '2months', label: 'Update in 2 months' },
  { value: 'newsletter', label: 'Monthly newsletter' },
] as const;
