import { QueryClient } from '@tanstack/react-query';

/** What is read from this browser or comes with the app never waits for a network. */
export const client = new QueryClient({
  defaultOptions: { queries: { networkMode: 'always' }, mutations: { networkMode: 'always' } },
});
