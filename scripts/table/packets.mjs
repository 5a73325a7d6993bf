// Reads no more of MQTT than the head of each packet: a type and a length of one to four bytes, seven bits each.
// A broker's parser would gather 256 MB before it looks at a packet; here the length is known from its second byte on.
const ACKNOWLEDGEMENT = 4;
const MOST_LENGTH_BYTES = 4;

/**
 * Counts the packets of a connection. Give it every chunk that arrives; it says how many packets began in it, without
 * acknowledgements, and whether one of them is larger than `most` or not MQTT at all.
 */
export function packetCounter(most) {
  let left = 0;
  let head = null;
  return (chunk) => {
    const found = { packets: 0, refused: false };
    for (let at = 0; at < chunk.length && !found.refused; ) {
      if (left > 0) {
        const skipped = Math.min(left, chunk.length - at);
        left -= skipped;
        at += skipped;
        continue;
      }
      const byte = chunk[at++];
      if (head === null) {
        head = { length: 0, bytes: 0 };
        if (byte >> 4 !== ACKNOWLEDGEMENT) found.packets++;
        continue;
      }
      head.length += (byte & 0x7f) * 128 ** head.bytes++;
      if (byte < 0x80) {
        left = head.length;
        head = null;
      } else if (head.bytes === MOST_LENGTH_BYTES) found.refused = true;
      if (left > most) found.refused = true;
    }
    return found;
  };
}
