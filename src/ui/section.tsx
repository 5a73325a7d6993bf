import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import { Term } from './term';

type SectionProps = Omit<ComponentProps<'section'>, 'title'> &
  Readonly<{
    title?: ReactNode;
    /** The term that the title is, by the glossary's English name. */
    term?: string;
    /** At the end of the title line. */
    end?: ReactNode;
  }>;

/** A panel: full width with a hairline on the phone, a lit slab on the desktop. */
export function Section({ title, term, end, className, children, ...rest }: SectionProps) {
  const id = useId();
  return (
    <section
      {...rest}
      aria-labelledby={title ? id : undefined}
      className={classNames(
        'relative border-t border-line bg-panel p-4 lg:rounded-3 lg:border lg:bg-surf-1 lg:pt-3 lg:shadow-edge',
        className,
      )}
    >
      {title && (
        <header className="mb-2 flex min-h-6 items-center gap-2">
          <h2 id={id} className="text-13 text-ink-2">
            {term ? (
              <Term of={term} className="-my-3 inline-block py-3">
                {title}
              </Term>
            ) : (
              title
            )}
          </h2>
          {end && <span className="ml-auto text-13 text-ink-3">{end}</span>}
        </header>
      )}
      {children}
    </section>
  );
}
