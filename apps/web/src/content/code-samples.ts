/**
 * Code samples of an integration. Requests and replies are those of the open demo store; replies are shortened to a few
 * fields.
 */
export interface CodeSample {
  name: string;
  /** A line above the code: the call, or the file to put it in. */
  caption: string;
  code: string;
  /** The response. */
  reply?: { caption: string; code: string };
}

export const CODE_SAMPLES: readonly CodeSample[] = [
  {
    name: 'Search',
    caption: 'POST /api/search',
    code: `{
  "store": "quarry",
  "query": "red dress under $60",
  "page": 1,
  "limit": 1
}`,
    reply: {
      caption: '200',
      code: `{
  "num_total_results": 8,
  "understood": {
    "category": "dress",
    "color": "red",
    "price_max": 60
  },
  "documents": [{
    "id": "red-knit-mini-dress",
    "metadata": {
      "title": "Red knit mini dress",
      "current_price": 49
    }
  }]
}`,
    },
  },
  {
    name: 'Chat',
    caption: 'POST /api/qchat',
    code: `{
  "message": "Where is my order 1042? nino@example.com",
  "sessionId": "visit-8c1f"
}`,
    reply: {
      caption: '200',
      code: `{
  "text": "Order 1042 is on its way. Shipped on October 22, 2026.",
  "orders": [{
    "order_number": "1042",
    "status": "Shipped",
    "shipped_date": "2026-10-22",
    "delivery_date": null
  }],
  "docs": [],
  "buttons": []
}`,
    },
  },
  {
    name: 'Script tag',
    caption: 'In a page of your shop',
    code: `<input type="search" id="shop-search">

<script src="https://quarry.myshop.example/embed/quarry.js"
        async
        data-store="my-shop"
        data-key="qk_pub_…"
        data-search="#shop-search"
        data-chat
        data-accent="#7a1f3d"></script>`,
  },
  {
    name: 'Catalogue',
    caption: 'In a terminal',
    code: `# What would be saved, and which rows need repair
npm run quarry -- import --store my-shop \\
  --file products.csv --dry-run

# Save it, and make a key for your own site
npm run quarry -- import --store my-shop \\
  --file products.csv
npm run quarry -- key create --store my-shop \\
  --origin https://shop.example.com`,
  },
];
