/** A person's data: export and erasure by e-mail, phone or visitor id, and the log that proves them. */
import { z } from 'zod';
import { Customer, Order } from '../order.ts';
import { EventType } from '../events.ts';
import { HEAVY_LIMIT, type Operation, problems, READ_LIMIT } from './operation.ts';
import { InStore, IsoTime, ListQuery, pageOf } from './shared.ts';

/** Fewer digits of a phone number would match other people's numbers. */
export const MIN_PHONE_DIGITS = 7;

/** Whose data: everything that one of these identifies. */
export const PersonIds = z
  .object({
    email: z.email('Write an e-mail address such as name@example.com.').max(254).optional(),
    phone: z
      .string()
      .trim()
      .max(40)
      .refine((phone) => (phone.match(/\p{Nd}/gu) ?? []).length >= MIN_PHONE_DIGITS, {
        error: `Write a phone number of at least ${MIN_PHONE_DIGITS} digits.`,
      })
      .optional(),
    visitor_id: z.string().trim().min(8, 'A visitor id has at least 8 characters.').max(200).optional().meta({
      description:
        'The token of the browser (cookie `quarry_visitor`, header `x-visitor-token`), or the id of a visit or a chat session.',
    }),
  })
  .refine(({ email, phone, visitor_id: visitor }) => [email, phone, visitor].some((id) => id !== undefined), {
    error: 'Give an e-mail address, a phone number or a visitor id.',
    path: ['email'],
  });
export type PersonIds = z.infer<typeof PersonIds>;

/** How many entries of each kind belong to the person. */
export const PersonCounts = z.object({
  customers: z.number().int(),
  orders: z.number().int(),
  conversations: z.number().int(),
  messages: z.number().int(),
  feedback: z.number().int(),
  events: z.number().int(),
  bookings: z.number().int().meta({
    description: 'Demos that were booked at this installation; 0 unless an administrator of the platform asks.',
  }),
});
export type PersonCounts = z.infer<typeof PersonCounts>;

export const PersonData = z.object({
  customers: z.array(Customer),
  orders: z.array(Order),
  conversations: z.array(
    z.object({
      id: z.string(),
      created_at: IsoTime,
      updated_at: IsoTime,
      language: z.string(),
      messages: z.array(z.object({ at: IsoTime, role: z.enum(['shopper', 'assistant', 'person']), text: z.string() })),
      feedback: z.array(
        z.object({ at: IsoTime, kind: z.enum(['reaction', 'comment', 'rating']), value: z.string().nullable() }),
      ),
    }),
  ),
  events: z.array(
    z.object({
      at: IsoTime,
      type: EventType,
      product_id: z.string().nullable(),
      query: z.string().nullable(),
      value: z.number().nullable(),
    }),
  ),
  bookings: z.array(
    z.object({ start: IsoTime, name: z.string(), email: z.string(), note: z.string(), created_at: IsoTime }),
  ),
});
export type PersonData = z.infer<typeof PersonData>;

/** Pictures and recordings of shoppers are not among the data, because they are never stored. */
export const ExportedPerson = z.object({
  counts: PersonCounts,
  data: PersonData.nullable().meta({ description: 'null in a repeated reply: no copy of it is kept.' }),
});
export type ExportedPerson = z.infer<typeof ExportedPerson>;

export const ErasedPerson = z.object({ counts: PersonCounts });
export type ErasedPerson = z.infer<typeof ErasedPerson>;

/** Counts of one line, by kind of data. */
const LoggedCounts = z.record(z.string(), z.number().int());

export const PeopleDataLine = z.object({
  id: z.string(),
  at: IsoTime,
  actor: z.string().meta({ description: 'Empty: the server itself, which enforces the retention.' }),
  action: z.enum(['exported', 'erased', 'expired']),
  asked_by: z.array(z.enum(['email', 'phone', 'visitor_id'])).meta({
    description: 'By which ids the person was looked up; never the ids themselves.',
  }),
  counts: LoggedCounts,
});
export type PeopleDataLine = z.infer<typeof PeopleDataLine>;

const COUNTS_EXAMPLE = {
  customers: 1,
  orders: 1,
  conversations: 1,
  messages: 2,
  feedback: 0,
  events: 0,
  bookings: 0,
};
const DATA_EXAMPLE = {
  customers: [{ id: 'c1', name: 'Nino', email: 'nino@shop.example', phone: '+995 555 00 00 00' }],
  orders: [
    {
      order_id: 'A-1001',
      order_number: 'A-1001',
      order_date: '2026-11-01',
      status: 'Shipped',
      shipped_date: null,
      delivery_date: null,
      tracking_number: null,
    },
  ],
  conversations: [
    {
      id: '2d6b8d1a-6f6e-4a83-8f5c-0f4a0f3f4b10',
      created_at: '2026-11-02T10:00:00.000Z',
      updated_at: '2026-11-02T10:01:00.000Z',
      language: 'en',
      messages: [
        { at: '2026-11-02T10:00:00.000Z', role: 'shopper', text: 'Where is A-1001? nino@shop.example' },
        { at: '2026-11-02T10:00:01.000Z', role: 'assistant', text: 'It has been shipped.' },
      ],
      feedback: [],
    },
  ],
  events: [],
  bookings: [],
};

export const peopleDataOperations = {
  exportPerson: {
    method: 'POST',
    url: '/api/v1/stores/:store/people-data/export',
    limit: HEAVY_LIMIT,
    permission: 'people_data:read',
    isIdempotent: true,
    secrets: ['data'],
    isAudited: true,
    schema: {
      tags: ["People's data"],
      summary: 'Everything that the store has of a person',
      description:
        'Conversations of a browser in which the e-mail or phone was written, or an order of the person was shown, count as theirs.',
      params: InStore,
      body: PersonIds,
      response: { 200: ExportedPerson, ...problems },
    },
    example: {
      params: { store: 'myshop' },
      body: { email: 'nino@shop.example' },
      reply: { counts: COUNTS_EXAMPLE, data: DATA_EXAMPLE },
    },
  },
  erasePerson: {
    method: 'POST',
    url: '/api/v1/stores/:store/people-data/erase',
    limit: HEAVY_LIMIT,
    permission: 'people_data:write',
    isIdempotent: true,
    isAudited: true,
    schema: {
      tags: ["People's data"],
      summary: 'Erase everything that the store has of a person; cannot be undone',
      description:
        'Orders stay without customer and tracking number, for the accounts of the shop. An order that is imported again brings its customer back: erase the person in the shop system first.',
      params: InStore,
      body: PersonIds,
      response: { 200: ErasedPerson, ...problems },
    },
    example: {
      params: { store: 'myshop' },
      body: { email: 'nino@shop.example' },
      reply: { counts: COUNTS_EXAMPLE },
    },
  },
  peopleDataLog: {
    method: 'GET',
    url: '/api/v1/stores/:store/people-data/log',
    limit: READ_LIMIT,
    permission: 'people_data:read',
    isIdempotent: false,
    isAudited: false,
    schema: {
      tags: ["People's data"],
      summary: 'Exports, erasures and deletions by retention, the latest first, without personal data',
      params: InStore,
      querystring: ListQuery,
      response: { 200: pageOf(PeopleDataLine), ...problems },
    },
    example: {
      params: { store: 'myshop' },
      reply: {
        items: [
          {
            id: '0d8f6f0b-2f53-4f7e-9d27-0a5c3f1f7a10',
            at: '2026-11-02T10:15:00.000Z',
            actor: 'nino@shop.example',
            action: 'erased',
            asked_by: ['email'],
            counts: COUNTS_EXAMPLE,
          },
        ],
        next_cursor: null,
      },
    },
  },
} as const satisfies Record<string, Operation>;
