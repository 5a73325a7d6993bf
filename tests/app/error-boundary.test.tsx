import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '#tests/support/render';
import { ErrorBoundary } from '@/app/error-boundary';

function Fails(): never {
  throw new Error('a bug');
}

it.each([[undefined], [false]])('a screen that throws is told of when nothing is waited for (%s)', (waiting) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderUi(
    <ErrorBoundary onLeave={() => undefined} waiting={waiting}>
      <Fails />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading')).toBeInTheDocument();
  vi.restoreAllMocks();
});
