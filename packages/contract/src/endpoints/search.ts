/** The calls of search, suggestions, recommendations and visitor events. */
import { z } from 'zod';
import { perMinute } from '../call-limit.ts';
import { VisitHeaders } from '../chat.ts';
import { EventsAccepted, EventsRequest } from '../events.ts';
import { ImageSearchForm, ImageSearchResponse } from '../image-search.ts';
import {
  QuickRequest,
  QuickResponse,
  Recommendations,
  RecommendationsRequest,
  SearchRequest,
  SearchResponse,
} from '../search.ts';
import { type Endpoint, problems } from './endpoint.ts';

export const searchCalls = {
  search: {
    method: 'POST',
    url: '/api/search',
    limit: perMinute('search', 600),
    schema: {
      tags: ['Search'],
      summary: 'Find products by words',
      headers: VisitHeaders,
      body: SearchRequest,
      response: { 200: SearchResponse, ...problems },
    },
  },
  quick: {
    method: 'POST',
    url: '/api/quick',
    limit: perMinute('quick', 600),
    schema: {
      tags: ['Search'],
      summary: 'Suggestions while the shopper types',
      body: QuickRequest,
      response: { 200: QuickResponse, ...problems },
    },
  },
  imageSearch: {
    method: 'POST',
    url: '/api/image-search',
    limit: perMinute('image-search', 120),
    schema: {
      tags: ['Search'],
      summary: 'Find products by a picture: the file `image`, or its address as `image_url`',
      response: { 200: ImageSearchResponse, ...problems },
    },
    multipart: ImageSearchForm,
    files: { image: { type: 'string', format: 'binary' } },
  },
  similar: {
    method: 'GET',
    url: '/api/products/:id/similar',
    limit: perMinute('similar', 600),
    schema: {
      tags: ['Search'],
      summary: 'Products like this one',
      params: z.object({ id: z.string().min(1).max(200) }),
      querystring: RecommendationsRequest,
      response: { 200: Recommendations, ...problems },
    },
  },
  goesWith: {
    method: 'GET',
    url: '/api/products/:id/goes-with',
    limit: perMinute('goes-with', 600),
    schema: {
      tags: ['Search'],
      summary: 'Products that complete this one, each with a reason',
      params: z.object({ id: z.string().min(1).max(200) }),
      querystring: RecommendationsRequest,
      response: { 200: Recommendations, ...problems },
    },
  },
  trending: {
    method: 'GET',
    url: '/api/trending',
    limit: perMinute('trending', 600),
    schema: {
      tags: ['Search'],
      summary: 'What visitors turn to at present',
      querystring: RecommendationsRequest,
      response: { 200: Recommendations, ...problems },
    },
  },
  events: {
    method: 'POST',
    url: '/api/events',
    limit: perMinute('events', 600),
    schema: {
      tags: ['Events'],
      summary: 'What visitors did; the same id counts once',
      body: EventsRequest,
      response: { 202: EventsAccepted, ...problems },
    },
  },
} as const satisfies Record<string, Endpoint>;
