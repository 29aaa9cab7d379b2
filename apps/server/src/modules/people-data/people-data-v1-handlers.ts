/** API v1: a person's data. */
import { PeopleDataLine } from '@quarry/contract';
import { z } from 'zod';
import { page, readCursor } from '../../api-v1/pagination.ts';
import type { V1Call, V1Handlers } from '../../api-v1/v1-handler.ts';
import type { AuditRepository } from '../audit/index.ts';
import type { PeopleDataService } from './people-data-service.ts';
import { PEOPLE_DATA } from './retention-repository.ts';

export interface PeopleDataV1Parts {
  peopleData: PeopleDataService;
  audit: Pick<AuditRepository, 'list'>;
}

/** What the log keeps of a line. */
const Kept = z.object({ asked_by: PeopleDataLine.shape.asked_by.default([]), counts: PeopleDataLine.shape.counts });

export function peopleDataV1Handlers({
  peopleData,
  audit,
}: PeopleDataV1Parts): V1Handlers<'exportPerson' | 'erasePerson' | 'peopleDataLog'> {
  const optionsOf = (
    { caller, audit: line }: Pick<V1Call<'exportPerson' | 'erasePerson'>, 'caller' | 'audit'>,
    action: 'exported' | 'erased',
  ) => ({
    withBookings: caller.isPlatformAdmin,
    audit: line({ action, resource: PEOPLE_DATA, resourceId: PEOPLE_DATA }),
  });

  return {
    async exportPerson({ storeId, body, request, ...call }) {
      const exported = await peopleData.export(storeId, body, optionsOf(call, 'exported'));
      request.log.info({ store: storeId, counts: exported.counts }, "A person's data were exported.");
      return exported;
    },

    async erasePerson({ storeId, body, request, ...call }) {
      const erased = await peopleData.erase(storeId, body, optionsOf(call, 'erased'));
      request.log.info({ store: storeId, counts: erased.counts }, "A person's data were erased.");
      return erased;
    },

    async peopleDataLog({ storeId, query: { cursor, limit } }) {
      const before = readCursor(cursor, z.number().int());
      const entries = await audit.list(storeId, { resource: PEOPLE_DATA, before, take: limit + 1 });
      const { items, next_cursor } = page(entries, limit, ({ position }) => position);
      return {
        items: items.map(({ id, at, actorKind, actorName, action, after }) => ({
          id,
          at,
          actor: actorKind === 'server' ? '' : actorName,
          action: PeopleDataLine.shape.action.parse(action),
          ...Kept.parse(after),
        })),
        next_cursor,
      };
    },
  };
}
