import { createRoot } from 'react-dom/client';
import { BareSheet } from './bare-sheet';
import './bare.css';

// What any React and zustand page costs before it does anything of ours: the measure for `npm run bench:ui`.

const root = document.getElementById('root');
if (root) createRoot(root).render(<BareSheet />);
