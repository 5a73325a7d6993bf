import { classNames } from './class-names';

/** The sphere of light: lit or hollow. Decoration; the words stand beside it. */
export function Sphere({ lit = true }: Readonly<{ lit?: boolean }>) {
  return <i aria-hidden className={classNames('sphere', !lit && 'sphere-off')} />;
}

/** The brand mark; `size` in px. */
export function Orb({ size = 22, className }: Readonly<{ size?: number; className?: string }>) {
  return <i aria-hidden className={classNames('orb block', className)} style={{ width: size, height: size }} />;
}
