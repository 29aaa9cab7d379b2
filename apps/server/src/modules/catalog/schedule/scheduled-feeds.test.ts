import { describe, expect, it } from 'vitest';
import type { FetchOptions } from '../../../fetching/fetch-file.ts';
import { useCatalogueWork } from '../testing/catalogue-work.ts';
import { createScheduledFeeds } from './scheduled-feeds.ts';

const openWork = useCatalogueWork();

const URL_ = 'https://shop.example/feed.csv';
const table = (numbers: readonly number[]) =>
  `id,title,price\n${numbers.map((number) => `p${number},Lamp ${number},${number}`).join('\n')}\n`;
const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** A site with one file, and a shop whose clock the test moves. */
function aShop() {
  const site = { content: table(TEN), etag: '"1"', isDown: false };
  const asked: FetchOptions['validators'][] = [];
  let now = Date.now();
  const { imports, tasks, runner, catalog, feedsRepository, onError } = openWork((_url, { validators }) => {
    asked.push(validators);
    return site.isDown ? null : site;
  });
  const feeds = createScheduledFeeds({ feeds: feedsRepository, imports, tasks, onError, now: () => new Date(now) });
  return {
    site,
    asked,
    feeds,
    imports,
    catalog,
    later: (hours: number) => {
      now += hours * 60 * 60_000;
    },
    /** Fetches what is due, imports it, and notes the result. */
    async work() {
      await feeds.job.run();
      await runner.run();
      await feeds.job.run();
      const [feed] = await feeds.list('shop');
      return feed;
    },
    create: (more: { delete_missing?: boolean; import_id?: string } = {}) =>
      feeds.create(
        'shop',
        { url: URL_, every_hours: 24, delete_missing: false, ...more },
        'nino',
        () => async () => {},
      ),
  };
}

describe('a feed with a schedule', () => {
  it('is imported at once, and after its interval only when the site says that it has changed', async () => {
    const { create, work, later, site, asked, catalog, imports } = aShop();
    await create();
    expect((await work())?.last).toMatchObject({ outcome: 'imported', counts: { created: 10 } });
    expect(await catalog.count('shop')).toBe(10);

    later(23);
    await work();
    expect(asked).toHaveLength(1);
    later(2);
    expect((await work())?.last).toMatchObject({ outcome: 'unchanged' });
    expect(asked.at(-1)).toEqual({ etag: '"1"', lastModified: null });

    Object.assign(site, { content: table([...TEN, 11]), etag: '"2"' });
    later(24);
    expect((await work())?.last).toMatchObject({ outcome: 'imported', counts: { created: 1, unchanged: 10 } });
    expect(await imports.list('shop', 10)).toHaveLength(1);
  });

  it('says why it failed, and reads the whole file the next time', async () => {
    const { create, work, later, site, asked } = aShop();
    await create();
    await work();
    site.isDown = true;
    later(24);
    expect((await work())?.last).toMatchObject({ outcome: 'failed', error: 'The website did not answer.' });
    site.isDown = false;
    later(24);
    expect((await work())?.last).toMatchObject({ outcome: 'imported' });
    expect(asked.at(-1)).toEqual({ etag: null, lastModified: null });
  });

  it('deletes what is missing; before a large loss it stops and asks', async () => {
    const { create, work, later, site, feeds, catalog, asked } = aShop();
    const { id } = await create({ delete_missing: true });
    await work();
    Object.assign(site, { content: table(TEN.slice(1)), etag: '"2"' });
    later(24);
    expect((await work())?.last).toMatchObject({ outcome: 'imported', counts: { deleted: 1 } });

    Object.assign(site, { content: table([2, 3]), etag: '"3"' });
    later(24);
    expect(await work()).toMatchObject({
      last: { outcome: 'asks', counts: { missing: 7, deleted: 0 } },
      next_at: null,
    });
    expect(await catalog.count('shop')).toBe(9);
    later(48);
    await work();
    expect(asked).toHaveLength(3);

    await feeds.confirmLoss('shop', id, async () => {});
    await work();
    expect(await catalog.count('shop')).toBe(2);
    await expect(feeds.confirmLoss('shop', id, async () => {})).rejects.toMatchObject({ code: 'nothing-to-confirm' });
  });

  it('reads its columns as they were chosen for the import that it repeats', async () => {
    const { create, work, site, imports, catalog } = aShop();
    site.content = 'id,label,cost of it,price\n1,Oak chair,40,12\n2,Pine table,90,14\n';
    const first = await imports.fetch('shop', URL_);
    await imports.chooseColumns('shop', first.id, { label: 'title', 'cost of it': 'ignore' });
    await create({ import_id: first.id });
    await work();
    expect((await catalog.byIds('shop', ['1']))[0]).toMatchObject({ title: 'Oak chair' });
  });

  it('is not fetched while it is off, and stops the question when it is fetched by hand', async () => {
    const { create, work, later, feeds, asked, site } = aShop();
    const { id } = await create({ delete_missing: true });
    await work();
    await feeds.change('shop', id, { enabled: false }, {});
    later(100);
    expect((await work())?.next_at).toBeNull();
    expect(asked).toHaveLength(1);

    await feeds.change('shop', id, { enabled: true }, {});
    Object.assign(site, { content: table([1]), etag: '"2"' });
    expect((await work())?.last?.outcome).toBe('asks');
    Object.assign(site, { content: table(TEN), etag: '"3"' });
    await feeds.runNow('shop', id, async () => {});
    expect((await work())?.last).toMatchObject({ outcome: 'imported', counts: { unchanged: 10 } });
    await feeds.remove('shop', id, {});
    await expect(feeds.runNow('shop', id, async () => {})).rejects.toMatchObject({ code: 'feed-not-found' });
  });
});
