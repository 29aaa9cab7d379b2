"""
Fits the reader's network to the arrays that `dataset.ts` writes, and writes its weights. `train.ts` calls it:

  python3 training/reader/fit.py --data FOLDER --out FILE [--epochs 3]

Needs numpy and torch. One thread and fixed seeds: the same arrays give the same weights.

The network: a token is the mean of the table's rows for its words, plus the mean of those for its letter sequences, plus
the rows of its flags and of the dialogue's state; a convolution over three tokens; a bidirectional GRU; to each token the
maximum over all is added through a linear map; linear heads over these and what went into the GRU. `network.ts` in packages/assistant computes the same.
The table is rounded to int8 with one scale a row, the rest is kept in 32 bits.
"""
import argparse
import json
import math
import os
import time

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

arguments = argparse.ArgumentParser()
arguments.add_argument('--data', required=True)
arguments.add_argument('--out', required=True)
arguments.add_argument('--epochs', type=int, default=3)
arguments.add_argument('--width', type=int, default=64)
arguments.add_argument('--hidden', type=int, default=96)
arguments.add_argument('--encoder', choices=['gru', 'conv'], default='gru', help='conv: the baseline, for its figures alone')
arguments.add_argument('--threads', type=int, default=1)
arguments.add_argument('--dropout', type=float, default=0.3)
arguments.add_argument('--word-dropout', type=float, default=0.2)
arguments.add_argument('--rate', type=float, default=2.5e-3)
arguments = arguments.parse_args()

torch.manual_seed(1)
torch.set_num_threads(arguments.threads)
random = np.random.default_rng(1)

BATCH = 128
RATE = arguments.rate
DROPOUT = arguments.dropout
SEQUENCE_DROPOUT = arguments.word_dropout * 0.7
WORD_DROPOUT = arguments.word_dropout
LEXICON_DROPOUT = 0.35
CUE_DROPOUT = 0.15
CATALOGUE_DROPOUT = 0.3
SMOOTHING = 0.05
LABELS = 5

shape = json.load(open(os.path.join(arguments.data, 'shape.json')))


def offsets(counts):
    return np.concatenate([[0], np.cumsum(counts, dtype=np.int64)])


class Messages:
    def __init__(self, name):
        read = lambda file, kind: np.fromfile(os.path.join(arguments.data, f'{name}.{file}'), dtype=kind)
        self.tokens = read('tokens.u8', np.uint8).astype(np.int64)
        self.language = read('language.u8', np.uint8)
        self.context = read('context.u32', np.uint32)
        self.labels = read('labels.u8', np.uint8).reshape(-1, LABELS)
        self.flags = read('flags.u32', np.uint32).reshape(-1, shape['flagWords'])
        self.first = offsets(self.tokens)
        self.words = Bags(read('words.u16', np.uint16), read('word-counts.u8', np.uint8))
        self.sequences = Bags(read('sequences.u16', np.uint16), read('sequence-counts.u8', np.uint8))

    def batch(self, chosen, is_training):
        counts = self.tokens[chosen]
        longest = counts.max()
        at = np.concatenate([np.arange(self.first[i], self.first[i + 1]) for i in chosen])
        mask = torch.from_numpy(np.arange(longest)[None, :] < counts[:, None])
        bits = (self.flags[at][:, :, None] >> np.arange(32, dtype=np.uint32)) & 1
        flags = bits.reshape(len(at), -1)[:, :shape['flags']].astype(np.float32)
        if is_training:
            message = np.repeat(np.arange(len(chosen)), counts)
            catalogue, lexicon, cues = shape['firstOfCatalogue'], shape['firstOfLexicon'], shape['firstOfCues']
            flags[:, lexicon:cues] *= (random.random(len(chosen)) > LEXICON_DROPOUT)[message, None]
            flags[:, cues:] *= (random.random(len(chosen)) > CUE_DROPOUT)[message, None]
            flags[:, lexicon:] *= (random.random(len(at)) > 0.1)[:, None]
            flags[:, catalogue:lexicon] *= (random.random(len(chosen)) > CATALOGUE_DROPOUT)[message, None]
        context = ((self.context[chosen][:, None] >> np.arange(shape['context'], dtype=np.uint32)) & 1).astype(np.float32)
        bags = joined(
            self.words.take(at, WORD_DROPOUT if is_training else 0),
            self.sequences.take(at, SEQUENCE_DROPOUT if is_training else 0),
        )
        return (
            bags, torch.from_numpy(flags), torch.from_numpy(context), mask,
            torch.from_numpy(self.labels[at].astype(np.int64)),
        )


class Bags:
    def __init__(self, rows, counts):
        self.rows = rows
        self.counts = counts.astype(np.int64)
        self.first = offsets(counts)

    def take(self, at, dropout):
        counts = self.counts[at]
        total = counts.sum()
        starts = np.concatenate([[0], np.cumsum(counts)[:-1]])
        places = np.arange(total) - np.repeat(starts, counts) + np.repeat(self.first[at], counts)
        rows = self.rows[places].astype(np.int64)
        weights = np.repeat(1 / np.maximum(counts, 1), counts).astype(np.float32)
        if dropout > 0:
            weights *= (random.random(total) > dropout) / (1 - dropout)
        return rows, starts, counts, weights.astype(np.float32)


def joined(some, others):
    """Both bags of each token as one: its rows, where each token's begin, and their weights."""
    starts = some[1] + others[1]
    rows = np.empty(len(some[0]) + len(others[0]), dtype=np.int64)
    weights = np.empty(len(rows), dtype=np.float32)
    shifts = (others[1], some[1] + some[2])
    for (own_rows, own_starts, counts, own_weights), shift in zip((some, others), shifts):
        places = np.arange(len(own_rows)) + np.repeat(shift, counts)
        rows[places] = own_rows
        weights[places] = own_weights
    return torch.from_numpy(rows), torch.from_numpy(starts), torch.from_numpy(weights)


def dropped(values, rate):
    """As F.dropout, whose random numbers take longer than all of the convolution."""
    kept = random.random(tuple(values.shape), dtype=np.float32) >= rate
    return values * torch.from_numpy(kept.astype(np.float32) / (1 - rate))


class Network(nn.Module):
    def __init__(self, width, hidden):
        super().__init__()
        self.table = nn.Parameter(torch.randn(shape['rows'], width) * 0.3)
        self.flags = nn.Linear(shape['flags'], width)
        self.context = nn.Linear(shape['context'], width, bias=False)
        self.conv = nn.Conv1d(width, width, 3, padding=1)
        if arguments.encoder == 'gru':
            self.gru = nn.GRU(width, hidden, batch_first=True, bidirectional=True)
        else:
            self.flat = nn.Linear(width, 2 * hidden)
        self.whole = nn.Linear(2 * hidden, 2 * hidden)
        self.heads = nn.Linear(2 * hidden + width, shape['operations'] + 1 + 1 + shape['slots'] + 1 + 1 + 1)

    def forward(self, bags, flags, context, mask):
        rows, starts, weights = bags
        tokens = F.embedding_bag(rows, self.table, starts, per_sample_weights=weights, mode='sum') + self.flags(flags)
        inputs = torch.zeros(*mask.shape, tokens.shape[-1])
        inputs[mask] = tokens
        inputs = (inputs + self.context(context)[:, None, :]) * mask[..., None]
        if self.training:
            inputs = dropped(inputs, DROPOUT)
        inputs = inputs + F.relu(self.conv(inputs.transpose(1, 2)).transpose(1, 2)) * mask[..., None]
        if arguments.encoder == 'gru':
            lengths = mask.sum(1)
            packed = nn.utils.rnn.pack_padded_sequence(inputs, lengths, batch_first=True, enforce_sorted=False)
            states, _ = nn.utils.rnn.pad_packed_sequence(self.gru(packed)[0], batch_first=True)
        else:
            states = torch.tanh(self.flat(inputs))
        if self.training:
            states = dropped(states, DROPOUT)
        largest = states.masked_fill(~mask[..., None], -2).max(1).values
        states = states + torch.tanh(self.whole(largest))[:, None, :]
        return self.heads(torch.cat([states, inputs], 2))[mask]


def parts(scores):
    operations, slots = shape['operations'] + 1, shape['slots'] + 1
    return scores.split([operations, 1, slots, 1, 1], dim=1)


def loss_of(scores, labels):
    operation, begins, slot, slot_begins, negated = parts(scores)
    loss = F.cross_entropy(operation, labels[:, 0], label_smoothing=SMOOTHING)
    loss = loss + F.binary_cross_entropy_with_logits(begins[:, 0], labels[:, 1].float())
    loss = loss + F.cross_entropy(slot, labels[:, 2], label_smoothing=SMOOTHING)
    is_slot = (labels[:, 2] > 0).float()
    loss = loss + (F.binary_cross_entropy_with_logits(slot_begins[:, 0], labels[:, 3].float(), reduction='none') * is_slot).mean()
    return loss + (F.binary_cross_entropy_with_logits(negated[:, 0], labels[:, 4].float(), reduction='none') * is_slot).mean()


def shares(network, messages):
    network.eval()
    operations, slots, total = 0, 0, 0
    with torch.no_grad():
        for start in range(0, len(messages.tokens), 512):
            *inputs, labels = messages.batch(np.arange(start, min(start + 512, len(messages.tokens))), False)
            operation, _, slot, _, _ = parts(network(*inputs))
            operations += (operation.argmax(1) == labels[:, 0]).sum().item()
            slots += (slot.argmax(1) == labels[:, 2]).sum().item()
            total += len(labels)
    network.train()
    return f'tokens right: operations {operations / total:.4f}, slots {slots / total:.4f}'


def train():
    messages, held = Messages('train'), Messages('held')
    network = Network(arguments.width, arguments.hidden)
    table = [network.table]
    rest = [one for name, one in network.named_parameters() if name != 'table']
    optimiser = torch.optim.AdamW([{'params': table, 'weight_decay': 0}, {'params': rest, 'weight_decay': 0.01}], lr=RATE, betas=(0.9, 0.98), fused=True)
    count = len(messages.tokens)
    steps = arguments.epochs * math.ceil(count / BATCH)
    rise = min(200, steps // 10)
    schedule = torch.optim.lr_scheduler.LambdaLR(
        optimiser, lambda step: min((step + 1) / rise, 0.5 * (1 + math.cos(math.pi * step / steps)) + 0.01))
    started, done = time.time(), 0
    for epoch in range(arguments.epochs):
        # Messages of like length stand together, so that little is padded.
        order = random.permutation(count)
        blocks = [block[np.argsort(messages.tokens[block], kind='stable')] for block in np.array_split(order, max(1, count // (BATCH * 50)))]
        batches = [block[start:start + BATCH] for block in blocks for start in range(0, len(block), BATCH)]
        sum_of_losses = 0.0
        for place in random.permutation(len(batches)):
            *inputs, labels = messages.batch(batches[place], True)
            loss = loss_of(network(*inputs), labels)
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(rest, 5.0)
            optimiser.step()
            schedule.step()
            sum_of_losses += loss.item()
            done += 1
            if done % 500 == 0:
                print(f'step {done}/{steps}, {time.time() - started:.0f} s', flush=True)
        print(f'epoch {epoch + 1}: loss {sum_of_losses / len(batches):.4f}, held out {shares(network, held)}, {time.time() - started:.0f} s', flush=True)
    return network


def write(network):
    """One file: the length of the header, the header, the table as int8, then all others as float32, in its order."""
    state = {name: value.detach().numpy() for name, value in network.state_dict().items()}
    table = state.pop('table')
    scales = np.maximum(np.abs(table).max(1), 1e-8).astype(np.float32) / 127
    rounded = np.clip(np.round(table / scales[:, None]), -127, 127).astype(np.int8)
    tensors = {'scales': scales, **{name: value.astype(np.float32) for name, value in state.items()}}
    header = json.dumps({
        'width': arguments.width, 'hidden': arguments.hidden, 'rows': shape['rows'],
        'tensors': [[name, list(value.shape)] for name, value in tensors.items()],
    }).encode()
    header += b' ' * (-(len(header) + 4) % 4)
    with open(arguments.out, 'wb') as out:
        out.write(np.uint32(len(header)).tobytes())
        out.write(header)
        out.write(rounded.tobytes())
        for value in tensors.values():
            out.write(np.ascontiguousarray(value).tobytes())


write(train())
