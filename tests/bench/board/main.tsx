import '@/ui/theme.css';
import { createRoot } from 'react-dom/client';
import { BoardOfMany } from './board-of-many';

// The board's own seats with cards that change by themselves: what `npm run bench:party` measures.

const root = document.getElementById('root');
if (root) createRoot(root).render(<BoardOfMany />);
