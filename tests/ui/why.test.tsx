import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#tests/support/render';
import type { Contribution, Explained } from '@/rules';
import { placeBeside } from '@/ui/place-beside';
import { Why, WhyNumber } from '@/ui/why';

const HEALTH: Explained = {
  value: 10,
  rule: 'X-03',
  contributions: [
    { source: { kind: 'attribute', attribute: 'stamina' }, amount: 5, rule: 'X-03', counted: true },
    { source: { kind: 'size' }, amount: 5, rule: 'X-03', counted: true },
    {
      source: { kind: 'healthyPoints', points: 8 },
      amount: 0,
      rule: 'H-15',
      counted: false,
      reason: 'enoughHealthy',
    },
  ],
};

type Standing = Pick<Contribution, 'rule' | 'counted'> & Partial<Contribution>;

const armor = (amount: number, standing: Standing): Contribution => ({
  source: { kind: 'item', name: `Coat ${amount}` },
  amount,
  stacked: { type: 'armor', combining: 'best' },
  ...standing,
});

const fear = (amount: number): Contribution => ({
  source: { kind: 'effect', id: 'fear', name: 'Dread', source: '' },
  amount,
  rule: 'B-20',
  counted: true,
  stacked: { type: 'fear', combining: 'best' },
});

const health = (name: string) => (
  <Why name={name} explained={HEALTH}>
    <WhyNumber>10</WhyNumber> {name}
  </Why>
);

describe('Why', () => {
  it('[X-03] shows the value, every contribution, what does not count and why, the total and the rules', async () => {
    renderUi(health('Maximum Health'));
    expect(screen.queryByText('Stamina')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /Maximum Health/ }));
    const why = within(screen.getByRole('dialog', { name: 'Maximum Health' }));
    expect(why.getByText('2 count, 1 does not')).toBeInTheDocument();
    expect(await why.findByText('Stamina')).toBeInTheDocument();
    expect(why.getByText('8 healthy Health').tagName).toBe('S');
    expect(why.getByText('Starts below 3 healthy')).toBeInTheDocument();
    expect(why.getByText('Total')).toHaveTextContent('Total10');
    expect(why.getAllByText('X-03')).toHaveLength(2);
  });

  it('[B-02] [B-T12] strikes what lost through under its type, in words for those who can’t see it, with the rule', async () => {
    const lostCoat: Explained = {
      value: 1,
      rule: 'B-23',
      contributions: [
        armor(4, { rule: 'B-T12', counted: true }),
        armor(2, {
          rule: 'B-02',
          counted: false,
          reason: 'notHighest',
          stacked: { type: 'armor', combining: 'best', best: 4 },
        }),
        fear(-3),
      ],
    };
    renderUi(
      <Why name="Defense" explained={lostCoat}>
        <WhyNumber>1</WhyNumber>
      </Why>,
    );
    await userEvent.click(screen.getByRole('button', { name: '1' }));
    const why = within(screen.getByRole('dialog', { name: 'Defense' }));
    const headings = (await why.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Armor Defense B-T12highest only+4', 'fear B-20largest penalty only−3']);
    expect(why.getByText('Coat 2').tagName).toBe('S');
    expect(why.getByText('Coat 2').closest('li')).toHaveTextContent(
      'Coat 2 (does not count)Not stacked: lower than +4 B-02',
    );
    expect(why.getByRole('link', { name: 'B-02' })).toHaveAttribute('href', '#/rulebook/B-02');
  });

  it.each([
    ['rounds', { kind: 'rounds', left: 3 }, 'Ember Temple · 3 rounds left'],
    ['minutes', { kind: 'minutes', left: 1 }, 'Ember Temple · 1 minute left'],
    ['a scene', { kind: 'scene' }, 'Ember Temple · this scene'],
    ['no time', { kind: 'permanent' }, 'Ember Temple'],
  ] as const)('says how long what counts still lasts: %s', async (_, duration, said) => {
    const ward: Explained = {
      value: 2,
      rule: 'B-23',
      contributions: [
        {
          source: { kind: 'effect', id: 'ward', name: 'Mirror Ward', source: 'Ember Temple', duration },
          amount: 2,
          rule: 'B-T08',
          counted: true,
          stacked: { type: 'deflection', combining: 'best' },
        },
      ],
    };
    renderUi(
      <Why name="Defense" explained={ward}>
        <WhyNumber>2</WhyNumber>
      </Why>,
    );
    await userEvent.click(screen.getByRole('button', { name: '2' }));
    expect(await screen.findByText(said)).toBeInTheDocument();
  });

  it('keeps one open at a time; Escape closes it and gives the focus back', async () => {
    const user = userEvent.setup();
    renderUi(
      <>
        {health('One')}
        {health('Two')}
      </>,
    );
    await user.click(screen.getByRole('button', { name: '10 One' }));
    await user.click(screen.getByRole('button', { name: '10 Two' }));
    expect(await screen.findAllByText('Stamina')).toHaveLength(1);
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Stamina')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '10 Two' })).toHaveFocus();
  });

  it('closes by its ✕', async () => {
    renderUi(health('Health'));
    await userEvent.click(screen.getByRole('button', { name: '10 Health' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Stamina')).not.toBeInTheDocument();
  });
});

describe('the place of a popover', () => {
  const view = { width: 1280, height: 800 };
  const box = { width: 384, height: 300 };
  const number = (left: number, top: number) => ({ left, right: left + 60, top, bottom: top + 40 });

  it.each([
    ['right of its number', number(100, 100), { left: 172, top: 100 }],
    ['left of it at the right edge', number(1200, 100), { left: 804, top: 100 }],
    ['inside the page at the bottom', number(100, 700), { left: 172, top: 488 }],
    ['below it where neither side has room', { left: 20, right: 1260, top: 100, bottom: 140 }, { left: 20, top: 152 }],
  ])('is %s', (_, area, place) => {
    expect(placeBeside(area, box, view)).toEqual(place);
  });
});
