import { describe, expect, it } from 'vitest';
import { anySheet } from '#tests/support/arbitraries';
import { aSheetWithTrack, aTrack } from '#tests/support/builders';
import { test } from '#tests/support/property';
import { cardText, QR_AT_MOST, readCardText } from '@/party/card-text';
import { storytellerCardOf } from '@/party/storyteller-card';

const AT = Date.UTC(2026, 0, 1);
const card = storytellerCardOf(aSheetWithTrack(aTrack(2, 1, 3, 1)));

describe('a card as text', () => {
  it('comes back as it was, with its time', () => {
    expect(readCardText(cardText(card, AT))).toEqual({ ok: true, card, at: AT });
  });

  it('survives the blanks and line breaks of a messenger', () => {
    const broken = cardText(card, AT).replace(/.{40}/g, '$&\n ');
    expect(readCardText(`  ${broken}\n`)).toEqual({ ok: true, card, at: AT });
  });

  it('fits a QR code for an ordinary character', () => {
    expect(cardText(card, AT).length).toBeLessThan(QR_AT_MOST);
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['13/20 ··//XX', 'notACard'],
    ['SAMSARA1', 'notACard'],
    ['SAMSARA2.abcd', 'newer'],
    ['SAMSARA1.', 'damaged'],
    ['SAMSARA1.abcd', 'damaged'],
    ['SAMSARA1.äöü', 'damaged'],
    [`${cardText(card, AT)}A`, 'damaged'],
    [cardText(card, AT).slice(0, -3), 'damaged'],
  ])('says what is wrong with %j', (text, problem) => {
    expect(readCardText(text)).toEqual({ ok: false, problem });
  });

  it('finds any changed character', () => {
    const text = cardText(card, AT);
    const start = 'SAMSARA1.'.length;
    for (let at = start; at < text.length; at += 7) {
      const other = text[at] === 'A' ? 'B' : 'A';
      expect(readCardText(text.slice(0, at) + other + text.slice(at + 1)).ok).toBe(false);
    }
  });

  test.prop([anySheet])('any sheet’s card comes back', (sheet) => {
    const made = storytellerCardOf(sheet);
    expect(readCardText(cardText(made, AT))).toEqual({ ok: true, card: made, at: AT });
  });
});
