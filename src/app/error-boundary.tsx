import { Component, type ReactNode } from 'react';
import { app } from '@/i18n/app';
import { Button } from '@/ui/button';
import { useMessages } from '@/ui/preferences';

type BoundaryProps = Readonly<{
  onLeave: () => void;
  /** Shown instead of the failure for as long as it is given; the children get another chance after it. */
  waiting?: ReactNode;
  children: ReactNode;
}>;

/** A screen that throws is a bug: it is said so, and the rest of the app goes on. */
export class ErrorBoundary extends Component<BoundaryProps, Readonly<{ failed: boolean }>> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.failed && before.waiting && !this.props.waiting) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.waiting || <Broken onLeave={this.props.onLeave} />;
  }
}

function Broken({ onLeave }: Readonly<{ onLeave: () => void }>) {
  const words = useMessages(app);
  return (
    <PlainPage title={words.broken.title} text={words.broken.text}>
      <Button kind="primary" onClick={() => location.reload()}>
        {words.broken.reload}
      </Button>
      <Button onClick={onLeave}>{words.broken.toList}</Button>
    </PlainPage>
  );
}

/** An address that leads nowhere. */
export function NotFound({ onLeave }: Readonly<{ onLeave: () => void }>) {
  const words = useMessages(app);
  return (
    <PlainPage title={words.notFound.title} text={words.notFound.text}>
      <Button kind="primary" onClick={onLeave}>
        {words.notFound.toList}
      </Button>
    </PlainPage>
  );
}

function PlainPage({ title, text, children }: Readonly<{ title: string; text: string; children: ReactNode }>) {
  return (
    <main className="mx-auto grid max-w-md gap-4 p-6">
      <h1 className="text-24">{title}</h1>
      <p className="text-ink-2">{text}</p>
      <div className="flex gap-2">{children}</div>
    </main>
  );
}
