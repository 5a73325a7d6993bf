import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aCamera } from '#tests/support/camera';
import { renderUi } from '#tests/support/render';
import { scan } from '@/i18n/scan';
import { ScanButton } from '@/ui/scan-button';

const words = scan.english;
const user = userEvent.setup({ delay: null });

const show = () => {
  const onText = vi.fn();
  return { onText, ...renderUi(<ScanButton onText={onText} />) };
};
const press = (name: string) => user.click(screen.getByRole('button', { name }));

afterEach(() => vi.unstubAllGlobals());

describe('scanning', () => {
  it('takes the text of the code before the camera, and lets go of the camera', async () => {
    const { seen, track, getUserMedia } = aCamera();
    const { onText } = show();
    await press(words.scan);
    expect(await screen.findByLabelText(words.view)).toBeVisible();
    await waitFor(() => expect(getUserMedia).toHaveBeenCalledOnce());
    expect(onText).not.toHaveBeenCalled();
    seen.text = 'SAMSARA1.abc';
    await waitFor(() => expect(onText).toHaveBeenCalledExactlyOnceWith('SAMSARA1.abc'));
    expect(track.stop).toHaveBeenCalled();
    expect(screen.queryByLabelText(words.view)).toBeNull();
  });

  it('lets go of the camera when it is stopped or taken off the screen', async () => {
    const { track, getUserMedia } = aCamera();
    const { unmount } = show();
    await press(words.scan);
    await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(1));
    await press(words.stop);
    await waitFor(() => expect(track.stop).toHaveBeenCalledTimes(1));
    await press(words.scan);
    await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(2));
    unmount();
    await waitFor(() => expect(track.stop).toHaveBeenCalledTimes(2));
  });

  it('says that the camera was refused, and still takes a picture', async () => {
    const { seen, getUserMedia } = aCamera();
    getUserMedia.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    const { onText } = show();
    await press(words.scan);
    expect(await screen.findByText(words.problems.refused)).toBeVisible();
    const field = screen.getByLabelText(words.picture);
    const picture = new File(['…'], 'code.png', { type: 'image/png' });
    await user.upload(field, picture);
    expect(await screen.findByText(words.problems.nothing)).toBeVisible();
    seen.text = 'SAMSARA1.abc';
    await user.upload(field, picture);
    await waitFor(() => expect(onText).toHaveBeenCalledExactlyOnceWith('SAMSARA1.abc'));
  });

  it.each([
    ['NotFoundError', words.problems.noCamera],
    ['NotReadableError', words.problems.noCamera],
    ['NotSupportedError', words.problems.unsupported],
  ])('says what is wrong: %s', async (name, said) => {
    aCamera().getUserMedia.mockRejectedValue(new DOMException('no', name));
    show();
    await press(words.scan);
    expect(await screen.findByText(said)).toBeVisible();
  });

  it('says that a file is no picture', async () => {
    aCamera();
    show();
    await press(words.scan);
    const field = await screen.findByLabelText(words.picture);
    await userEvent
      .setup({ delay: null, applyAccept: false })
      .upload(field, new File(['…'], 'card.txt', { type: 'text/plain' }));
    expect(await screen.findByText(words.problems.noPicture)).toBeVisible();
  });

  it('is not there where the browser reads no codes', () => {
    vi.stubGlobal('isSecureContext', true);
    const { container } = show();
    expect(container).not.toHaveTextContent(words.scan);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says that a page by plain http gets no camera', () => {
    vi.stubGlobal('isSecureContext', false);
    show();
    expect(screen.getByText(words.insecure)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
