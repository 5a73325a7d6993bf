import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/**
 * A native modal dialog for as long as it is mounted: traps the focus, and gives it back to the opener.
 * The focus starts on the element marked `data-autofocus`, else on the dialog.
 */
export function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedScrim = useRef(false);
  const isLeaving = useRef(false);
  // A layout effect: its end runs while the dialog is still in the page, so closing gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    isLeaving.current = false;
    if (!element.open) element.showModal();
    (element.querySelector<HTMLElement>('[data-autofocus]') ?? element).focus();
    return () => {
      isLeaving.current = true;
      element.close();
    };
  }, []);

  return {
    ref: dialog,
    tabIndex: -1,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // The browser may close it without asking, on a second Esc for one. While what comes next is still loading, React
    // only hides a dialog that was left: its end is not the player's wish to close what comes next.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      const { currentTarget } = event;
      const isOver = currentTarget.isConnected && !currentTarget.open && !isLeaving.current;
      if (event.target === currentTarget && isOver) onClose();
    },
    // The scrim belongs to the dialog element; everything else inside is its children.
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      pressedScrim.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (pressedScrim.current && event.target === event.currentTarget) onClose();
    },
  };
}
