import type { PartyVault, Ports } from './ports';
import { mqttTransport } from './transport/mqtt-transport';

/** What this device gives to a live link. `crypto.getRandomValues` is there on plain http pages, too. */
export const devicePorts = (vault: PartyVault): Ports => ({
  vault,
  connect: mqttTransport,
  now: () => Date.now(),
  random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
  every: (milliseconds, callback) => {
    const timer = setInterval(callback, milliseconds);
    return () => clearInterval(timer);
  },
});
