/** The logo and the name, linked to the home page. */
import { brand } from '@quarry/contract';
import { LogoMark } from '@quarry/ui';
import { Link } from 'react-router';

export function BrandLink({ small = false }: { small?: boolean }) {
  return (
    <Link
      to="/"
      aria-label={`${brand.name} home`}
      className={`inline-flex min-h-11 items-center gap-2.5 font-display leading-none font-bold tracking-[-0.02em] ${small ? 'text-lg' : 'text-[23px]'}`}
    >
      <LogoMark className={small ? 'size-[22px]' : 'size-7'} />
      <span className={small ? '' : 'max-[359px]:hidden'}>{brand.name}</span>
    </Link>
  );
}
