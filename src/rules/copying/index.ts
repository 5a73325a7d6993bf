export { copyBars } from './copy-ability';
