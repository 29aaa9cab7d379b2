/** The team page: four portraits of equal size. */
import { brand, pageTitle } from '@quarry/contract';
import { Icon } from '@quarry/ui';
import { openPageMeta } from '../../app/page-meta.ts';
import { TEAM, TEAM_NOTE, type TeamMember } from '../../content/team.ts';
import { PAGE_WIDTH, PageHead } from './page-head.tsx';

export const meta = () =>
  openPageMeta({
    path: '/team',
    title: pageTitle('Our Team'),
    crumb: 'Team',
    description: `The people behind ${brand.name}, and the question they share: why can't a shop with the right product find it when you ask?`,
    picture: 'team',
  });

export default function Team() {
  return (
    <div className="stage flex-1 overflow-x-clip">
      <div className={PAGE_WIDTH}>
        <PageHead
          title="Four people, one stubborn question"
          lead="Why can't a shop with the right product find it when you ask? We have all lost an evening to that."
        />
        {TEAM_NOTE && <p className="mt-5 max-w-[66ch] text-sm text-ink-2">{TEAM_NOTE}</p>}
      </div>
      <section aria-label="Leadership" className="relative mt-8 max-sm:mt-4">
        <Ledge />
        <ul className={`relative grid grid-cols-2 gap-x-6 max-sm:gap-x-4 lg:grid-cols-4 lg:gap-x-10 ${PAGE_WIDTH}`}>
          {TEAM.map((member) => (
            <Member key={member.name} member={member} />
          ))}
        </ul>
      </section>
    </div>
  );
}

/** The base under all four portraits; with two rows there is none. */
function Ledge() {
  return (
    <div aria-hidden="true" className="max-lg:hidden">
      <div className="block-top absolute inset-x-0 top-[296px] h-16 [clip-path:polygon(3%_0,97%_0,100%_100%,0_100%)]" />
      <div className="block-face grain absolute! inset-x-0 top-[360px] bottom-0" />
    </div>
  );
}

function Member({ member: { name, role, bio, image, linkedin, email } }: { member: TeamMember }) {
  const link =
    'inline-flex min-h-11 items-center gap-1.5 font-medium underline decoration-line-strong underline-offset-4 hover:decoration-current';
  return (
    <li data-testid="team-member" className="flex min-w-0 flex-col">
      <div className="relative flex h-[344px] items-end justify-center max-lg:h-[320px] max-sm:h-[206px]">
        <div
          className="absolute bottom-[-6px] left-1/2 h-6 w-[240px] -translate-x-[44%] rounded-[50%] bg-[#18201d] opacity-35 blur-[9px] max-sm:w-[140px]"
          aria-hidden="true"
        />
        <img
          src={image}
          alt={`Portrait bust of ${name}`}
          width={480}
          height={540}
          className="relative h-full w-auto max-w-full object-contain object-bottom"
        />
      </div>
      <div className="flex flex-1 flex-col pt-18 pb-12 max-lg:pt-8 max-sm:pb-8">
        <h2 className="text-xl leading-tight font-semibold tracking-[-0.01em] max-sm:text-lg">{name}</h2>
        <p className="mt-0.5 text-base text-ink-2 max-sm:text-[15px]">{role}</p>
        <p className="mt-3 max-w-[34ch] text-pretty text-base leading-[1.5] max-sm:text-[15px]">{bio}</p>
        <p className="mt-3 flex flex-wrap gap-x-5 text-[15px]">
          <a
            href={linkedin}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Profile of ${name} (opens in a new tab)`}
            className={link}
          >
            <Icon name="people" className="size-4" />
            Profile
          </a>
          <a href={`mailto:${email}`} aria-label={`E-mail to ${name}`} className={link}>
            <Icon name="comment" className="size-4" />
            E-mail
          </a>
        </p>
      </div>
    </li>
  );
}
