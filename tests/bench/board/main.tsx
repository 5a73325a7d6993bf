import '@/ui/theme.css';
import { createRoot } from 'react-dom/client';
import { BoardOfMany, keepBoard } from './board-of-many';

// The screen of a board with cards that change by themselves: what `npm run bench:party` measures.

await keepBoard();
const root = document.getElementById('root');
if (root) createRoot(root).render(<BoardOfMany />);
