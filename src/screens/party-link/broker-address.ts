/** An invitation holds no longer one. */
export const LONGEST_ADDRESS = 300;

/** Whether a text is the address of a broker: a WebSocket, without user or password. */
export function isBrokerAddress(text: string): boolean {
  try {
    const { protocol, username, password } = new URL(text);
    return /^wss?:$/.test(protocol) && username + password === '';
  } catch {
    return false;
  }
}
