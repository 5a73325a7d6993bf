// The only topics there are: samsara/<room>/table and samsara/<room>/<stream>/<member>. Nobody can list rooms, so
// knowing a room's name is what lets one in.
const ID = '[0-9a-f]{32}';
const STREAM = 'card|to|join|here';
const TOPIC = new RegExp(`^samsara/(${ID})/(table|(?:${STREAM})/${ID})$`);
const FILTER = new RegExp(`^samsara/${ID}/(?:#|table|(?:${STREAM}|\\+)/(?:${ID}|\\+|#))$`);

/** The room and the path in it that a topic names, or `undefined` for any other topic. */
export function readTopic(topic) {
  const [, room, path] = TOPIC.exec(topic) ?? [];
  return room === undefined ? undefined : { room, path };
}

export const topicOf = (room, path) => `samsara/${room}/${path}`;

/** Whether a subscription stays inside one room. */
export const isFilter = (filter) => FILTER.test(filter);
