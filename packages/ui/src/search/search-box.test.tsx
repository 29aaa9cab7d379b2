import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SearchBox } from './search-box.tsx';
import type { ShownSuggestion } from './suggestion-list.tsx';

afterEach(cleanup);

const SUGGESTIONS: readonly ShownSuggestion[] = [
  { kind: 'query', text: 'warm coat' },
  { kind: 'category', text: 'Coats', count: 12 },
  { kind: 'product', text: 'Sage coat' },
];

function aBox(props: Partial<Parameters<typeof SearchBox>[0]> = {}) {
  const onSearch = vi.fn();
  function Page() {
    const [text, setText] = useState('');
    return (
      <SearchBox
        text={text}
        onTextChange={setText}
        onSearch={onSearch}
        suggestions={SUGGESTIONS}
        hasSuggestions
        isBusy={false}
        isDisabled={false}
        {...props}
      />
    );
  }
  render(<Page />);
  return { onSearch, button: screen.getByRole<HTMLButtonElement>('button', { name: 'Search' }) };
}

describe('the search field', () => {
  it('SEARCH-12 SEARCH-13 searches for trimmed words only, by button and by Enter', async () => {
    const { onSearch, button } = aBox({ hasSuggestions: false });
    const field = screen.getByRole('searchbox');
    expect(button.disabled).toBe(true);
    await userEvent.type(field, '   {Enter}');
    expect(button.disabled).toBe(true);

    await userEvent.type(field, 'coat {Enter}');
    await userEvent.click(button);
    expect(onSearch.mock.calls).toEqual([['coat'], ['coat']]);
  });

  it('SEARCH-13 is disabled during a search and without a store', () => {
    expect(aBox({ text: 'coat', isBusy: true }).button.disabled).toBe(true);
    cleanup();
    expect(aBox({ text: 'coat', isDisabled: true }).button.disabled).toBe(true);
    cleanup();
    expect(aBox({ text: 'coat' }).button.disabled).toBe(false);
  });

  it('does not search while a character is being composed', () => {
    const { onSearch } = aBox({ text: 'コ' });
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter', isComposing: true });
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('SEARCH-19 shows its list only while it has the focus', async () => {
    aBox();
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.click(screen.getByRole('combobox'));
    expect(screen.getAllByRole('group')).toHaveLength(3);
    await userEvent.tab();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('SEARCH-20 closes its list on a press outside, and opens it again for a new list', () => {
    const { rerender } = render(<Box suggestions={SUGGESTIONS} />);
    fireEvent.focus(screen.getByRole('combobox'));
    expect(screen.queryByRole('listbox')).not.toBeNull();
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole('listbox')).toBeNull();
    rerender(<Box suggestions={[...SUGGESTIONS]} />);
    expect(screen.queryByRole('listbox')).not.toBeNull();
  });

  it('searches for the chosen suggestion', async () => {
    const { onSearch } = aBox();
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('Coats');
    await userEvent.keyboard('{Enter}');
    expect(onSearch.mock.calls).toEqual([['Coats']]);
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Coats');
  });

  it('clears its text and keeps the focus', async () => {
    aBox();
    const field = screen.getByRole<HTMLInputElement>('combobox');
    await userEvent.type(field, 'coat');
    await userEvent.click(screen.getByRole('button', { name: 'Clear the text' }));
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
  });
});

function Box({ suggestions }: { suggestions: readonly ShownSuggestion[] }) {
  return (
    <SearchBox
      text="coat"
      onTextChange={() => {}}
      onSearch={() => {}}
      suggestions={suggestions}
      hasSuggestions
      isBusy={false}
      isDisabled={false}
    />
  );
}
