import { createLucideIcon } from 'lucide-react';

/** Three claw marks: damage taken. */
export const Claw = createLucideIcon('Claw', [
  ['path', { d: 'M7.5 4C7 9.5 6 14.5 4 19', key: 'left' }],
  ['path', { d: 'M13.5 4c-.3 6-1.5 11-3.5 16', key: 'middle' }],
  ['path', { d: 'M20 5c-.2 5-1.2 9.5-3 14', key: 'right' }],
]);
