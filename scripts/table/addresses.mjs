import { networkInterfaces } from 'node:os';

/** Home and office networks first: what is left may be a virtual network that no phone is in. */
const ORDER = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];
const place = (address) => [...ORDER, /^/].findIndex((range) => range.test(address));

/** The IPv4 addresses by which other devices may reach this one, likeliest first. */
export const networkAddresses = () =>
  Object.values(networkInterfaces())
    .flat()
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
    .toSorted((one, other) => place(one) - place(other));
