import { render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { LiveRegionProvider } from '@/ui/live-region';
import { PreferencesProvider } from '@/ui/preferences';
import { ToastProvider } from '@/ui/toast';

/** Renders what a screen needs around it: preferences, live regions, toasts. */
export const renderUi = (ui: ReactNode) =>
  render(
    <PreferencesProvider>
      <LiveRegionProvider>
        <ToastProvider>
          <Suspense fallback={null}>{ui}</Suspense>
        </ToastProvider>
      </LiveRegionProvider>
    </PreferencesProvider>,
  );
