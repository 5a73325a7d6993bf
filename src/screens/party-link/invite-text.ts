/** The part of a pasted link that is the invitation; blanks and line breaks that a messenger put in do no harm. */
export function fragmentOf(text: string): string {
  const bare = text.replaceAll(/\s+/g, '');
  const start = bare.indexOf('#');
  return start === -1 ? bare : bare.slice(start);
}
